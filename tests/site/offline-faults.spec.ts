import { expect, test } from './support/test';
import { siteBuild } from './support/builds';
import { type Host, startHost } from './support/host';
import { opener, openPanel, panel, press } from './support/offlinePanel';
import { holdBack } from './support/holdBack';
import { openInterceptable } from './support/routePages';
import { dialog } from './support/searchDialog';

const PAGE = 'docs/compatibility';

let host: Host;
test.beforeEach(async () => {
  host = await startHost(siteBuild());
});
test.afterEach(() => host.close());

test('offline: a worker whose script does not come is told as a matter of the network', async ({ page }) => {
  await openPanel(page, host.url + PAGE);
  await expect(panel(page)).toContainText('to download');
  host.be(503, /sw\.js/);
  await press(page, 'Download');
  await expect(panel(page).getByRole('alert')).toContainText('interrupted');
});

test('offline: a copy that cannot be removed is told', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openPanel(page, host.url + PAGE);
  await press(page, 'Download');
  await expect(panel(page)).toContainText('All pages and search work offline', { timeout: 20_000 });
  await page.evaluate(() => {
    caches.delete = () => Promise.reject(new DOMException('disk', 'UnknownError'));
  });
  await press(page, 'Remove from this device');
  await expect(panel(page).getByRole('alert')).toContainText('could not be removed');
  expect(errors).toEqual([]);
});

test('offline: the panel does not open late over search', async ({ page }) => {
  await openInterceptable(page, host.url + PAGE);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held: string[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    held.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  await opener(page).click();
  await expect.poll(() => held).not.toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  release();
  // A script that is loaded on demand leaves the page when it has run.
  for (const path of held) await expect(page.locator(`script[src$="${path}"]`)).toHaveCount(0);
  // The second press finds the panel loaded.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
});

test('offline: the panel opens late on the page on which the reader asked last', async ({ page }) => {
  await openInterceptable(page, host.url + PAGE);
  const release = await holdBack(page, '**/assets/js/*.js');
  const asked = page.waitForRequest('**/assets/js/*.js');
  await opener(page).click();
  await asked;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await opener(page).click();
  release();
  await expect(panel(page)).toBeVisible();
});

test('offline: a click beside the panel closes it, and the page behind it stays where it is', async ({ page }) => {
  await openPanel(page, host.url + PAGE);
  await expect(panel(page)).toBeVisible();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await page.mouse.wheel(0, -600);
  await page.mouse.click(20, 20);
  await expect(panel(page)).toHaveCount(0);
  expect(await top()).toBe(before);
});
