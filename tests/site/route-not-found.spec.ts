import { expect, test } from './support/test';
import { complaintsOf, hydrated, isMarked, markDocument } from './support/routePages';

const NOT_FOUND = 'Page not found';

for (const path of [
  '/no-such-page',
  '/docs/no-such-page',
  '/docs/welcome/more',
  '/search/more',
  '/SEARCH?q=gas',
  '/docs/Welcome',
]) {
  test(`R-ROUTE-2: ${path} is answered with 404 and the not-found page`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(page).toHaveTitle(/^Page not found \|/i);
    expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  });
}

test('R-ROUTE-2: the not-found page leads on', async ({ page }) => {
  await page.goto('/docs/no-such-page');
  await page.getByRole('main').getByRole('link', { name: 'Welcome' }).click();
  await expect(page).toHaveURL('/docs/welcome');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NOT_FOUND);
});

test('R-ROUTE-2: a navigation inside the site to an unknown address shows the not-found page', async ({ page }) => {
  await page.goto('/docs/no-such-page');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Welcome' }).click();
  await expect(page).toHaveURL('/docs/welcome');
  await markDocument(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
  expect(await isMarked(page)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-ROUTE-2: the not-found page is complete', async ({ page }) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
    await expect(page.getByRole('main').getByRole('link', { name: 'Welcome' })).toBeVisible();
  });
});

test('R-ROUTE-1: the case of a path counts, also on the way back', async ({ page }) => {
  await page.goto('/docs/Welcome');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Welcome' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NOT_FOUND);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
});

test('R-ROUTE-4: Back to a page that is not found, with a per cent sign in its path, loads nothing anew', async ({
  page,
}) => {
  await page.goto('/docs/%25');
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
  expect(await isMarked(page)).toBe(true);
});
