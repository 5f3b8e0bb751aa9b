import { expect, test } from './support/test';
import { FIXTURE_URL } from './support/fixture';
import { dropdownButton, dropdownMenu, navbar } from './support/navbar';
import { atRest } from './support/atRest';
import { openHydrated } from './support/routePages';

test.use({ baseURL: FIXTURE_URL });

test('R-LAYOUT-2, R-DATA: navbar items of every type work', async ({ page }) => {
  await openHydrated(page, './');
  const bar = navbar(page);
  const link = (name: string) => bar.getByRole('link', { name, exact: true });
  await expect(link('Plain')).toHaveAttribute('href', '/fixture/'); // default
  await expect(link('A doc')).toHaveAttribute('href', '/fixture/docs/welcome'); // doc
  await expect(link('A sidebar')).toHaveAttribute('href', '/fixture/docs/welcome'); // docSidebar
  await expect(link('Release 2')).toHaveAttribute('href', '/fixture/docs/welcome'); // docsVersion
  await expect(bar.locator('strong')).toHaveText('Raw HTML'); // html
  await expect(bar.getByRole('button', { name: /Search/ })).toBeVisible(); // search
  await dropdownButton(page, 'More').hover(); // dropdown
  await expect(dropdownMenu(page, 'More').getByRole('link')).toHaveText(['Home again', 'Outside']);
  await dropdownButton(page, 'English').hover(); // localeDropdown
  await expect(dropdownMenu(page, 'English').getByRole('link')).toHaveText(['English', 'Deutsch']);
  await dropdownButton(page, 'Release 2').hover(); // docsVersionDropdown
  await expect(dropdownMenu(page, 'Release 2').getByRole('link')).toHaveText(['Release 2', 'Release 1']);
});

test('R-LAYOUT-2: an item is marked where the reader is', async ({ page }) => {
  await openHydrated(page, './');
  const active = navbar(page).locator('.navbar__link--active');
  await expect(active).toHaveText(['Plain']);
  await navbar(page).getByRole('link', { name: 'A doc' }).click();
  await expect(page).toHaveURL('docs/welcome');
  await expect(active).toHaveText(['A doc', 'A sidebar', 'Release 2']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('R-LAYOUT-2: items of every type work in the mobile sidebar', async ({ page }) => {
    await openHydrated(page, './');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.locator('.navbar-sidebar');
    for (const name of ['Plain', 'A doc', 'A sidebar', 'Release 2']) {
      await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(sidebar.locator('strong')).toHaveText('Raw HTML');
    for (const name of ['More', 'Versions', 'Languages']) {
      await expect(sidebar.getByRole('button', { name, exact: true })).toBeVisible();
    }
    // The list with the page that is open unfolds by itself, and moves what is below it.
    await expect(sidebar.getByRole('link', { name: 'Home again' })).toBeVisible();
    await atRest(page);
    await sidebar.getByRole('button', { name: 'Versions' }).click();
    await atRest(page);
    await sidebar.getByRole('link', { name: 'Release 1' }).click();
    await expect(page).toHaveURL('docs/1.0/welcome');
  });
});
