import { expect, type Page, test } from './support/test';
import { openHydrated } from './support/routePages';

const banner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');
const isAsset = (url: URL) => url.pathname.startsWith('/assets/');

/** Serves the home page under another path, where it asks for its assets in vain. */
async function serveUnder(page: Page, path: string): Promise<void> {
  const body = await (await page.request.get('/')).text();
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.route(isAsset, (route) => route.fulfill({ status: 404 }));
}

test('R-LAYOUT-10: served from the wrong base path, a red banner suggests the right one', async ({ page }) => {
  await serveUnder(page, '/moved/');
  await page.goto('/moved/');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
  await expect(banner(page).getByRole('paragraph').first()).toHaveCSS('color', 'rgb(23, 32, 38)');
  await expect(banner(page).getByRole('link')).toHaveCSS('color', 'rgb(23, 32, 38)');
  await expect(banner(page)).toContainText('Current configured baseUrl = / (default value)');
  await expect(banner(page)).toContainText('We suggest trying baseUrl = /moved/');
});

test('R-LAYOUT-10: the suggestion is a base path, also where the address does not end in a slash', async ({ page }) => {
  await serveUnder(page, '/moved');
  await page.goto('/moved');
  await expect(banner(page)).toContainText('We suggest trying baseUrl = /moved/');
});

test('R-LAYOUT-10: the banner disappears when the styles load, even if the scripts do not', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(banner(page)).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('R-LAYOUT-10: served from the right base path there is no banner', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(banner(page)).toHaveCount(0);
});
