import { expect, test } from './support/test';
import { breakChunks, chunksOf, holdChunks } from './support/routeChunks';
import { hydrated, isMarked, markDocument, openHydrated, serveAs } from './support/routePages';
import { violations } from './support/searchDialog';

const PAGE = '/docs/about/glossary';
const OTHER = '/docs/compatibility';

/** Where a host sends its not-found page, a page is rendered before its chunk is there: what it shows meanwhile can be seen. */
const LAZY_ADDRESS = `${PAGE}.html`;
const NOT_FOUND = '/404.html';

const HEADING = { level: 1, name: 'Glossary' } as const;

let chunks: string[];
test.beforeAll(async ({ browser }) => {
  chunks = await chunksOf(browser, PAGE, OTHER);
});

test('R-ROUTE-4: a page is a chunk of its own, loaded when it is needed', async ({ page }) => {
  const release = await holdChunks(page, chunks);
  await openHydrated(page, OTHER);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = { name: 'About', exact: true };
  const about = sidebar.getByRole('listitem').filter({ has: page.getByRole('link', link) });
  await about.getByRole('link', link).click();
  // Until the category is open, its links move.
  await expect(about.getByRole('list').first()).toHaveCSS('overflow', 'visible');
  await sidebar.getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', HEADING)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
});

test('R-ROUTE-4: a spinner shows once a page has been loading for 200 ms', async ({ page }) => {
  await serveAs(page, LAZY_ADDRESS, NOT_FOUND);
  const release = await holdChunks(page, chunks);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(LAZY_ADDRESS, { waitUntil: 'commit' });
  // Scripts have taken over when they took away what the server had sent.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  const spinner = page.locator('#loader');
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  await expect(spinner.locator('animateTransform')).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('R-ROUTE-4: the spinner rests under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveAs(page, LAZY_ADDRESS, NOT_FOUND);
  const release = await holdChunks(page, chunks);
  await page.goto(LAZY_ADDRESS, { waitUntil: 'commit' });
  const spinner = page.locator('#loader');
  await expect(spinner).toBeVisible();
  await expect(spinner.locator('animateTransform')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
});

for (const theme of ['dark', 'light']) {
  test(`R-ROUTE-4: axe finds nothing where a page fails to load, ${theme}`, async ({ page }) => {
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    await serveAs(page, LAZY_ADDRESS, NOT_FOUND);
    await breakChunks(page, chunks);
    await openHydrated(page, LAZY_ADDRESS);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('R-ROUTE-4: a page that fails to load shows why, and Retry loads it', async ({ page }) => {
  await serveAs(page, LAZY_ADDRESS, NOT_FOUND);
  const { repair } = await breakChunks(page, chunks);
  await openHydrated(page, LAZY_ADDRESS);
  const failure = page.getByText(/ChunkLoadError: Loading chunk \S+ failed/);
  await expect(failure).toBeVisible();
  const failedAgain = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Retry' }).click();
  await failedAgain;
  await expect(failure).toBeVisible();
  repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('R-ROUTE-4: a route that fails to load during navigation warns and reloads the page', async ({ page }) => {
  const { repair } = await breakChunks(page, chunks);
  await openHydrated(page, '/docs/about');
  await markDocument(page);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest()).then(repair);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Glossary' }).click();
  expect((await warned).text()).toMatch(/Loading chunk \S+ failed/);
  await reloaded;
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);
});

test('R-ROUTE-4: a script that the browser drops because the reader leaves the site does not call her back', async ({
  page,
}) => {
  // Firefox does so as soon as she begins to leave.
  await page.route(
    (url) => chunks.includes(url.pathname),
    async (route) => {
      await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
      await route.abort();
    },
  );
  await openHydrated(page, '/docs/about');
  await markDocument(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const dropped = page.waitForEvent('requestfailed');
  await sidebar.getByRole('link', { name: 'Glossary' }).click();
  await dropped;
  await sidebar.getByRole('link', { name: 'Compatibility' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compatibility');
  expect(await isMarked(page)).toBe(true);
});

test('R-ROUTE-4: a chunk that stays lost does not reload the page again and again', async ({ page }) => {
  await breakChunks(page, chunks);
  await openHydrated(page, '/docs/about');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Glossary' }).click();
  await reloaded;
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
});
