import { expect, type Page, test } from './support/test';
import { hydrated, openHydrated } from './support/routePages';

/** Opens a page of which only those scripts come that stand in its HTML: as after a newer site took the place of this one. */
async function openWithFirstScripts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  await page.route('**/assets/js/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    return html.includes(pathname) ? route.continue() : route.abort();
  });
  await page.goto(path);
  await hydrated(page);
}

test.describe('R-LAYOUT-11: a part of a page whose script cannot be loaded takes nothing else away', () => {
  test('the results page says so, and can be loaded again', async ({ page }) => {
    await openWithFirstScripts(page, '/search?q=gas');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to load search.');
    await page.unroute('**/assets/js/*.js');
    await alert.getByRole('link').click();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('gas');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

test('what filters a table keeps the focus when all rows are shown again', async ({ page }) => {
  await openHydrated(page, '/docs/examples');
  const menus = page.getByRole('main').getByRole('combobox');
  await menus.nth(1).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(menus.first()).toBeFocused();
});
