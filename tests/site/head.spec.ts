import { expect, type Page, test } from './support/test';
import { openHydrated } from './support/routePages';

/** Pages of every sort: with formulas, with tables, the home page, the results page, an ordinary one. */
const STOPS = ['/docs/about/glossary', '/docs/tokenomics', '/', '/docs/compatibility', '/search', '/docs/build/sails'];

/** What the head and the root of the document say of the page. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    root: [document.documentElement.className, document.documentElement.lang, document.documentElement.dir],
    head: Array.from(document.head.querySelectorAll('[data-rh]'), (element) => element.outerHTML).sort(),
  }));

test('the head of a page is the same, whether it was opened or reached through a link', async ({ page }) => {
  const direct = [];
  for (const path of STOPS) {
    await openHydrated(page, path);
    direct.push(await headOf(page));
  }
  await openHydrated(page, '/docs/welcome');
  for (const [index, path] of STOPS.entries()) {
    // A link of the application, wherever the page has one or not.
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect.poll(() => headOf(page), path).toEqual(direct[index]);
  }
});

test('the text font is asked for with the page, once, and is the one that the style names', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).pathname));
  await openHydrated(page, '/docs/about/glossary');
  const preload = page.locator('link[rel="preload"][as="font"]');
  await expect(preload).toHaveCount(1);
  await page.evaluate(() => document.fonts.load('1em Figtree'));
  const href = await preload.getAttribute('href');
  expect(fonts.filter((path) => path === href)).toHaveLength(1);
  expect(fonts.filter((path) => /figtree/.test(path))).toEqual([href]);
});
