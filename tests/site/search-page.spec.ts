import { expect, type Page, test } from '@playwright/test';
import { ask, dialog, INDEX, PAGE, violations } from './support/searchDialog';

test.describe('R-SEARCH-7: results page', () => {
  const main = (page: Page) => page.getByRole('main');
  const input = (page: Page) => main(page).getByRole('searchbox', { name: 'Search docs' });
  const status = (page: Page) => main(page).getByRole('status');

  test('answers the query of its address, and is not for search engines', async ({ page }) => {
    await page.goto('/search?q=message%20rent');
    await expect(input(page)).toHaveValue('message rent');
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Message rent');
    await expect(page).toHaveTitle(/^Results for “message rent” \| /);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('pages its results; back and forward keep query and page', async ({ page }) => {
    await page.goto('/search?q=gas');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(20);
    await expect(status(page)).toContainText('page 1 of');
    await main(page).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/search?q=gas&page=2');
    await expect(status(page)).toContainText('page 2 of');
    await page.goBack();
    await expect(status(page)).toContainText('page 1 of');
    await page.goForward();
    await expect(status(page)).toContainText('page 2 of');
  });

  test('a typed query goes to the address, from its first page; submitted ones can be gone back to', async ({
    page,
  }) => {
    await page.goto('/search?q=gas&page=2');
    await expect(status(page)).toContainText('page 2 of');
    await input(page).fill('actor');
    await expect(page).toHaveURL('/search?q=actor');
    await input(page).press('Enter');
    await input(page).fill('mailbox');
    await expect(page).toHaveURL('/search?q=mailbox');
    await page.goBack();
    await expect(input(page)).toHaveValue('actor');
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Actor');
  });

  test('prints a hostile query as text', async ({ page }) => {
    const hostile = '<img src=x onerror=document.title=1>';
    await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
    await expect(input(page)).toHaveValue(hostile);
    await expect(status(page)).toHaveText(/results/i);
    await expect(main(page).locator('img')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Results for/);
    await ask(page, hostile);
    await expect(dialog(page).getByRole('status')).toHaveText(/result/i);
    await expect(dialog(page).locator('img')).toHaveCount(0);
  });

  test('says so when the index cannot be fetched', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto('/search?q=gas');
    await expect(main(page).getByRole('alert')).toContainText('Unable to fetch results');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says what to do', async ({ page }) => {
      await page.goto('/search?q=gas');
      // Playwright leaves `noscript` out of what it reads as text.
      const note = main(page).locator('noscript p');
      await expect(note).toBeVisible();
      expect(await note.innerHTML()).toContain('needs JavaScript');
      await note.locator('a').last().click();
      await expect(page).toHaveURL(PAGE);
    });
  });
});

for (const theme of ['dark', 'light']) {
  for (const width of [1440, 390]) {
    test(`R-SEARCH-7: axe finds nothing on the results page, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await page.goto('/search?q=gas');
      await expect(page.getByRole('link', { name: 'Next page' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
