import { expect, type Page, test } from './support/test';
import { chunksOf, pretendConnection, requestsFor } from './support/routeChunks';
import { openHydrated } from './support/routePages';

/** A page, a link at its end that is the only one to its target, and that target. */
const START = '/docs/compatibility';
const TARGET = '/docs/about/glossary';
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' });

let chunks: string[];
let homeChunks: string[];
test.beforeAll(async ({ browser }) => {
  chunks = await chunksOf(browser, TARGET, START);
  homeChunks = await chunksOf(browser, '/', START);
});

test.use({ viewport: { width: 1440, height: 400 }, hasTouch: true });

/** Resolves when the browser has told its observers that the link is in view, the site's observer among them. */
async function scrollIntoView(page: Page): Promise<void> {
  await link(page).scrollIntoViewIfNeeded();
  await link(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
      }),
  );
}

/** Leaves hover and touch as the only reasons to load a page early. */
async function keepLinksOutOfView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
}

test('R-ROUTE-5: a page is prefetched when a link to it comes into view, and not before', async ({ page }) => {
  const home = requestsFor(page, homeChunks);
  const requests = requestsFor(page, chunks);
  await openHydrated(page, START);
  // The logo in view leads to the home page: once that was fetched, links in view had their turn.
  await expect.poll(() => home.length).toBeGreaterThan(0);
  expect(requests).toEqual([]);
  await scrollIntoView(page);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const fetched = requests.length;
  await link(page).click();
  await expect(page).toHaveURL(TARGET);
  expect(fetched).toBe(chunks.length);
});

test('R-ROUTE-5: pages are fetched early where the browser knows no prefetch links', async ({ page }) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });
  const requests = requestsFor(page, chunks);
  await openHydrated(page, START);
  await scrollIntoView(page);
  await expect.poll(() => requests.length).toBe(chunks.length);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  const name = connection.saveData ? 'data saving' : connection.effectiveType;

  test(`R-ROUTE-5: nothing is loaded early on ${name}, and the link works`, async ({ page }) => {
    await pretendConnection(page, connection);
    const requests = requestsFor(page, [...chunks, ...homeChunks]);
    await openHydrated(page, START);
    await scrollIntoView(page);
    await link(page).hover();
    await link(page).dispatchEvent('touchstart');
    expect(requests).toEqual([]);
    await link(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    expect(requests.length).toBeGreaterThan(0);
  });
}

test('R-ROUTE-5: a page is preloaded when the pointer comes over a link to it', async ({ page }) => {
  await keepLinksOutOfView(page);
  const requests = requestsFor(page, chunks);
  await openHydrated(page, START);
  await link(page).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await link(page).hover();
  await expect.poll(() => requests.map((request) => request.resourceType())).toContain('script');
  await expect(page).toHaveURL(START);
});

test('R-ROUTE-5: a page is preloaded when a finger comes down on a link to it', async ({ page }) => {
  await keepLinksOutOfView(page);
  const requests = requestsFor(page, chunks);
  await openHydrated(page, START);
  await link(page).scrollIntoViewIfNeeded();
  const box = await link(page).boundingBox();
  if (!box) throw new Error('the link has no place on the screen');
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect.poll(() => requests.map((request) => request.resourceType())).toContain('script');
  await expect(page).toHaveURL(START);
});
