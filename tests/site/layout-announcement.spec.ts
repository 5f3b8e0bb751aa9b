import { expect, type Page, test } from './support/test';
import { announcementBar } from '../../config/announcement';
import { FIXTURE_URL } from './support/fixture';
import { openHydrated } from './support/routePages';

const bar = (page: Page) => page.locator('.theme-announcement-bar');

test('R-LAYOUT-4: the announcement shows on every page and its link works', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('link').click();
  await expect(page).toHaveURL('/docs/compatibility');
  await expect(bar(page)).toBeVisible();
});

test('R-LAYOUT-4: a dismissed announcement stays away, in other tabs and before scripts run too', async ({
  context,
  page,
}) => {
  await openHydrated(page, '/');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  await openHydrated(page, '/docs/welcome');
  await expect(bar(page)).toHaveCount(0);
  const tab = await context.newPage();
  await tab.route('**/*.js', (route) => route.abort());
  await tab.goto('/docs/welcome');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(tab)).toBeHidden();
});

test('R-LAYOUT-4: a new announcement shows, although an older one was dismissed', async ({ page }) => {
  await openHydrated(page, '/');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  // What storage holds for a reader who dismissed the announcement before this one.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await openHydrated(page, '/docs/welcome');
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(announcementBar('/').id);
  await openHydrated(page, '/docs/welcome');
  await expect(bar(page)).toBeVisible();
});

test.describe('with other settings', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-LAYOUT-4: an announcement has its colours, and no button if it cannot be closed', async ({ page }) => {
    await openHydrated(page, './');
    await expect(bar(page)).toHaveText('An announcement in its own colours');
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(0, 64, 128)');
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 248, 224)');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });
});
