import { expect, type Page, test } from './support/test';
import { chunksOf, holdChunks, pretendConnection } from './support/routeChunks';
import { openHydrated } from './support/routePages';

const PAGE = '/docs/about/glossary';
const START = '/docs/compatibility';

const bar = (page: Page) => page.locator('#nprogress .bar');

/** Part of the way that the bar has gone, of 1. */
const progress = (page: Page) =>
  bar(page).evaluate(({ style }) => 1 + parseFloat(/translate3d\((.*?)%/.exec(style.transform)?.[1] ?? '-100') / 100);

let chunks: string[];
test.beforeAll(async ({ browser }) => {
  chunks = await chunksOf(browser, PAGE, START);
});

/** Goes to a page that does not arrive before what is returned is called, with a clock that stands still. */
async function goSlowly(page: Page): Promise<() => void> {
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  const release = await holdChunks(page, chunks);
  await page.clock.install({ time: 0 });
  await openHydrated(page, START);
  await page.clock.pauseAt(60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  return release;
}

test('R-LAYOUT-9: the progress bar starts 200 ms after a route change began, without a spinner', async ({ page }) => {
  await goSlowly(page);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  expect(await progress(page)).toBeCloseTo(0.08);
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
});

test('R-LAYOUT-9: the progress bar moves on by a little every 800 ms', async ({ page }) => {
  await goSlowly(page);
  await page.clock.runFor(200);
  await page.clock.runFor(799);
  expect(await progress(page)).toBeCloseTo(0.08);
  await page.clock.runFor(1);
  const first = await progress(page);
  expect(first).toBeGreaterThan(0.08);
  expect(first).toBeLessThanOrEqual(0.1);
  await page.clock.runFor(800);
  expect(await progress(page)).toBeGreaterThan(first);
});

test('R-LAYOUT-9: the progress bar ends when the new page is there', async ({ page }) => {
  const release = await goSlowly(page);
  await page.clock.runFor(200);
  await expect(bar(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(bar(page)).toHaveCount(0);
});

test('R-LAYOUT-9: a page that is there within 200 ms shows no progress bar', async ({ page }) => {
  const release = await goSlowly(page);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(bar(page)).toHaveCount(0);
});
