import { expect, type Frame, type Locator, type Page, test } from './support/test';
import { openFramed, watchFrameScripts } from './support/frame';
import { openHydrated } from './support/routePages';

const LONG = '/docs/about/glossary';
const OUTSIDE_LINKS = '?docusaurus-data-theme-vara';

const sidebarLink = (frame: Frame, name: string) =>
  frame.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

/** How much the frame is higher than what it shows. */
async function slackOf(page: Page, frame: Frame): Promise<number> {
  const content = await frame.locator('#__docusaurus').evaluate((root) => root.getBoundingClientRect().height);
  return ((await page.locator('iframe').boundingBox())?.height ?? 0) - content;
}

/** Waits until the frame is as high as its content, and says how high that is. */
async function fittedHeight(page: Page, frame: Frame): Promise<number> {
  await expect.poll(() => slackOf(page, frame)).toBeLessThan(1);
  await expect.poll(() => slackOf(page, frame)).toBeGreaterThanOrEqual(0);
  return (await page.locator('iframe').boundingBox())?.height ?? 0;
}

/** Where an element of the frame begins in the window of the embedding page. */
const topInWindow = async (element: Locator) => (await element.boundingBox())?.y ?? -1;

test('R-LAYOUT-13: a frame is as high as its content, and follows it from page to page', async ({ page }) => {
  const frame = await openFramed(page, LONG);
  const long = await fittedHeight(page, frame);
  expect(long).toBeGreaterThan(1_500);
  await sidebarLink(frame, 'Contribute').click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Contribute' })).toBeVisible();
  const short = await fittedHeight(page, frame);
  expect(short).toBeLessThan(long);
});

for (const path of ['/', '/search?q=gas', '/no-such-page']) {
  test(`R-LAYOUT-13: a frame of ${path} is as high as its content, which does not follow the frame`, async ({
    page,
  }) => {
    const frame = await openFramed(page, path);
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await fittedHeight(page, frame);
  });
}

test('R-LAYOUT-13: a frame grows with a section that is opened', async ({ page }) => {
  const frame = await openFramed(page, LONG);
  const closed = await fittedHeight(page, frame);
  await frame
    .getByRole('group')
    .filter({ hasText: /^Checked against/ })
    .locator('summary')
    .click();
  await expect.poll(() => fittedHeight(page, frame)).toBeGreaterThan(closed);
});

test('R-LAYOUT-13: with the parameter, links of the article open in a new tab that cannot reach the frame', async ({
  page,
}) => {
  const frame = await openFramed(page, `/docs/welcome${OUTSIDE_LINKS}`);
  const popup = page.waitForEvent('popup');
  await frame.getByRole('article').getByRole('link', { name: 'actor model' }).click();
  const tab = await popup;
  await expect(tab).toHaveURL('/docs/about/technology/actor-model');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(new URL(frame.url()).pathname).toBe('/docs/welcome');
});

test('R-LAYOUT-13: with the parameter, this holds for the keyboard and after going on to another page', async ({
  page,
}) => {
  const frame = await openFramed(page, `/docs/welcome${OUTSIDE_LINKS}`);
  await sidebarLink(frame, 'Compatibility').click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Compatibility' })).toBeVisible();
  const link = frame
    .getByRole('article')
    .locator('.markdown a[href^="/docs/"]:not([aria-describedby]):visible')
    .first();
  const target = await link.getAttribute('href');
  const popup = page.waitForEvent('popup');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(await popup).toHaveURL(target ?? '');
  expect(new URL(frame.url()).pathname).toBe('/docs/compatibility');
});

test('R-LAYOUT-13: with the parameter, a link to a place on the same page stays in the frame', async ({ page }) => {
  const frame = await openFramed(page, `/docs/welcome${OUTSIDE_LINKS}`);
  await frame.getByRole('link', { name: 'Direct link to Start by role' }).click();
  await expect.poll(() => new URL(frame.url()).hash).toBe('#start-by-role');
});

test('R-LAYOUT-13: with the parameter, a term shows its definition in the frame', async ({ page }) => {
  const frame = await openFramed(page, `/docs/build/gstd${OUTSIDE_LINKS}`);
  const term = frame.getByRole('article').locator('a[aria-describedby^="definition-"]').first();
  const definition = frame.locator(':popover-open');
  await term.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(definition).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  const popup = page.waitForEvent('popup');
  await definition.getByRole('link', { name: 'Glossary' }).click();
  await expect(await popup).toHaveURL(/\/docs\/about\/glossary#/);
});

test('R-LAYOUT-13: without the parameter, links of the article are followed in the frame', async ({ page }) => {
  const frame = await openFramed(page, '/docs/welcome');
  await frame.getByRole('article').getByRole('link', { name: 'actor model' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Actor model' })).toBeVisible();
});

test('R-LAYOUT-13: search opens where the reader of a frame is', async ({ page }) => {
  const frame = await openFramed(page, LONG);
  await fittedHeight(page, frame);
  const term = frame.locator('#voucher');
  await term.click();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1_000);
  await page.keyboard.press('Control+k');
  const dialog = frame.getByRole('dialog');
  await expect.poll(() => topInWindow(dialog)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => topInWindow(dialog)).toBeLessThan(page.viewportSize()?.height ?? 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(term).toBeInViewport();
});

test('R-LAYOUT-13: the assistant is as high as what is in view of a frame', async ({ page }) => {
  const frame = await openFramed(page, LONG);
  await fittedHeight(page, frame);
  await frame.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Ask the docs' }).click();
  const height = page.viewportSize()?.height;
  await expect.poll(async () => (await frame.getByRole('dialog').boundingBox())?.height).toBe(height);
});

test('R-LAYOUT-13: what a frame needs is loaded in a frame', async ({ page }) => {
  const loaded = watchFrameScripts(page);
  const frame = await openFramed(page, LONG);
  await fittedHeight(page, frame);
  expect(await loaded()).toBe(true);
});

test('R-LAYOUT-13: outside a frame nothing of this is loaded, and links stay in the tab', async ({ page }) => {
  const loaded = watchFrameScripts(page);
  await openHydrated(page, `/docs/welcome${OUTSIDE_LINKS}`);
  await page.getByRole('article').getByRole('link', { name: 'actor model' }).click();
  await expect(page).toHaveURL('/docs/about/technology/actor-model');
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toBe(false);
});
