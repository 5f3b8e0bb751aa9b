import { expect, type Page, test } from './support/test';
import { complaintsOf, hydrated, isMarked, markDocument, openHydrated } from './support/routePages';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

/** What tells a reader that this is the welcome page, and that it has everything around it that a doc has. */
async function expectWelcomePage(page: Page): Promise<void> {
  const source = await page.request.get('/docs/welcome');
  const title = /<title[^>]*>([^<]+)</.exec(await source.text())?.[1] ?? 'no title';
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/welcome$/);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Welcome');
  await expect(breadcrumbs(page)).toContainText('Welcome');
}

test('R-ROUTE-2: /docs shows the welcome page on a direct load, and hydrates without a complaint', async ({ page }) => {
  const complaints = complaintsOf(page);
  const response = await page.goto('/docs');
  expect(response?.status()).toBe(200);
  expect(response?.request().redirectedFrom()).toBeNull();
  await hydrated(page);
  await expectWelcomePage(page);
  expect(complaints).toEqual([]);
});

test('R-ROUTE-2: /docs shows the welcome page after a navigation inside the site', async ({ page }) => {
  await openHydrated(page, '/docs');
  await sidebar(page).getByRole('link', { name: 'Compatibility' }).click();
  await expect(page).toHaveURL('/docs/compatibility');
  await markDocument(page);
  await page.goBack();
  await expect(page).toHaveURL('/docs');
  await expectWelcomePage(page);
  expect(await isMarked(page)).toBe(true);
});

test('R-ROUTE-2: the Docs link leads to /docs/welcome, the main doc', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL('/docs/welcome');
  await expectWelcomePage(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-ROUTE-2: /docs shows the welcome page', async ({ page }) => {
    await page.goto('/docs');
    await expect(page).toHaveURL('/docs');
    await expectWelcomePage(page);
  });
});
