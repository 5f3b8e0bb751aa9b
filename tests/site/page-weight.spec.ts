import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../../plugins/shared/filesBelow';
import { HTML_FILE } from '../../src/shared/routes/pageHtml';
import { REQUIRED_ROUTES } from '../content/requiredRoutes';
import { pretendConnection } from './support/routeChunks';
import { openHydrated } from './support/routePages';
import { expect, type Page, test } from './support/test';

/** A page with code. */
const PAGE = '/docs/getting-started-in-5-minutes';
const BUILD = join(__dirname, '../../build');

/** What one page may weigh, in bytes as they are sent. */
const BUDGET = { scripts: 105_000, withPrefetch: 130_000, style: 14_000, fonts: 24_000, page: 180_000 };

const KINDS = {
  scripts: /\.js$/,
  /** Scripts of pages, and the HTML that they show. */
  fetchedAhead: new RegExp(`\\.js$|${HTML_FILE.source}`),
  style: /\.css$/,
  fonts: /\.woff2$/,
};

/** Bytes of a response as a server with compression sends it: the text of pages with brotli, fonts as they are. */
const sent = (path: string, body: Buffer) => (KINDS.fonts.test(path) ? body : brotliCompressSync(body)).length;

/** Everything that a page requests on a phone until nothing more comes, in bytes by path. */
async function weigh(page: Page): Promise<Map<string, number>> {
  const responses = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.ok()) responses.set(new URL(response.url()).pathname, response.body());
  });
  await openHydrated(page, PAGE);
  await page.waitForLoadState('networkidle');
  const weights = await Promise.all(
    [...responses].map(async ([path, body]) => [path, sent(path, await body)] as const),
  );
  return new Map(weights);
}

const sum = (weights: Map<string, number>, kind = /^/) =>
  [...weights].reduce((total, [path, bytes]) => total + (kind.test(path) ? bytes : 0), 0);

test.use({ viewport: { width: 412, height: 823 } });

test('a doc page with code stays within its budget', async ({ page }) => {
  // Nothing is fetched for later when data is saved.
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  const weights = await weigh(page);
  expect.soft(sum(weights, KINDS.scripts), 'scripts').toBeLessThanOrEqual(BUDGET.scripts);
  const inPage = await page.evaluate(() =>
    Array.from(document.querySelectorAll('style'), (style) => style.textContent),
  );
  const styles = sum(weights, KINDS.style) + brotliCompressSync(inPage.join('')).length;
  expect.soft(styles, 'style').toBeLessThanOrEqual(BUDGET.style);
  expect.soft(sum(weights, KINDS.fonts), 'fonts').toBeLessThanOrEqual(BUDGET.fonts);
  expect.soft(sum(weights), 'everything').toBeLessThanOrEqual(BUDGET.page);
  expect(sum(weights, KINDS.scripts), 'scripts were seen').toBeGreaterThan(0);
  expect(styles, 'styles were seen').toBeGreaterThan(5_000);
});

test('what stands in every page for browsers holds no words for readers of the source', () => {
  const html = readFileSync(join(BUILD, 'docs/welcome.html'), 'utf8');
  const inPage = Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) => script);
  expect(inPage.length).toBeGreaterThan(2);
  expect(inPage.filter((script) => /^\s*\/\/|\/\*/m.test(script))).toEqual([]);
});

test('the scripts of every page stay within the budget', () => {
  const weights = new Map<string, number>();
  const weightOf = (address: string) => {
    const weight = weights.get(address) ?? brotliCompressSync(readFileSync(join(BUILD, address))).length;
    weights.set(address, weight);
    return weight;
  };
  const pages = filesBelow(BUILD).filter((name) => name.endsWith('.html'));
  const scripts = pages.map((name) => {
    const html = readFileSync(join(BUILD, name), 'utf8');
    const named = new Set(
      Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g), ([, address = '']) => address),
    );
    return { name, bytes: [...named].reduce((total, address) => total + weightOf(address), 0) };
  });
  expect(scripts.filter(({ bytes }) => bytes > BUDGET.scripts)).toEqual([]);
  expect(scripts.filter(({ bytes }) => bytes > 50_000).length).toBeGreaterThan(150);
});

test('what is fetched for later stays within its budget', async ({ page }) => {
  const weights = await weigh(page);
  expect(sum(weights, KINDS.fetchedAhead)).toBeLessThanOrEqual(BUDGET.withPrefetch);
});

test('scripts that every page loads name no page, so that they do not grow with pages', async ({ page }) => {
  await openHydrated(page, PAGE);
  const addresses = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src && new URL(src).pathname));
  const shared = addresses.filter((address) => address.startsWith('/assets/js/'));
  expect(shared.length).toBeGreaterThan(1);
  const text = shared.map((address) => readFileSync(join(BUILD, address), 'utf8')).join('\n');
  const named = REQUIRED_ROUTES.filter((route) => text.includes(`"${route}"`));
  // The frame of a page links to some: the footer, the navbar, and each branch of the menu to its first page.
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const frame = await page.evaluate(() =>
    Array.from(document.querySelectorAll('footer a, nav.navbar a'), (link) => link.getAttribute('href')),
  );
  const branches = await page.locator('.theme-doc-sidebar-menu > li').count();
  const inner = named.filter((route) => route.split('/').length > 3 && !frame.includes(route));
  expect(inner.length).toBeLessThanOrEqual(branches);
  expect(text).not.toContain('.mdx');
  expect(/assets\/pages\/\d/.test(text), 'names the script of a page').toBe(false);
});

test('the styles of a page bring no pictures, and no highlight that is worked out for each element', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const styles = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText).join('\n')).join(
      '\n',
    ),
  );
  expect(styles).toContain('.breadcrumbs__item');
  expect(styles).not.toMatch(/url\(["']?data:/);
  expect(styles).not.toContain('::highlight');
});

test('browsers are told to compile the script of every page beside the main thread', async ({ page }) => {
  await openHydrated(page, PAGE);
  const address = await page.locator('script[src^="/assets/js/main."]').getAttribute('src');
  expect(readFileSync(join(BUILD, String(address)), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
