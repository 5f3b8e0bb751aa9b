import { expect, type Page, test } from './support/test';
import { REQUIRED_ROUTES } from '../content/requiredRoutes';

interface Snapshot {
  path: string;
  status: number;
  /** Everything in the page that names a page of this site: links, canonical and alternate addresses, structured data. */
  addresses: string[];
  canonical: string;
  /** Labels of the sidebar's first level. */
  sidebar: string[];
  /** Elements that HTML does not have: code that was taken for tags. */
  unknown: string[];
}

/** Reads the HTML of pages as a machine does, without running their scripts. */
async function readPages(page: Page, paths: readonly string[]): Promise<Snapshot[]> {
  return page.evaluate(async (list) => {
    const read = async (path: string): Promise<Snapshot> => {
      const response = await fetch(path);
      const html = new DOMParser().parseFromString(await response.text(), 'text/html');
      const all = (selector: string) => Array.from(html.querySelectorAll(selector));
      const canonical = html.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
      const data = all('script[type="application/ld+json"]').flatMap(
        ({ textContent }) => textContent?.match(/https?:[^"]+/g) ?? [],
      );
      const named = [
        ...all('a[href], link[rel=alternate]').map((element) => element.getAttribute('href') ?? ''),
        html.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? '',
        canonical,
        ...data,
      ];
      const site = new URL(canonical || location.origin).origin;
      return {
        path,
        status: response.status,
        addresses: named.filter((address) => /^\/(?!\/)/.test(address) || address.startsWith(`${site}/`)),
        canonical: canonical && new URL(canonical).pathname,
        sidebar: all('nav[aria-label="Docs sidebar"] > ul > li').map(
          (item) => item.querySelector('a')?.textContent?.trim() ?? '',
        ),
        unknown: all('*').flatMap((element) => (element instanceof HTMLUnknownElement ? [element.localName] : [])),
      };
    };
    return Promise.all(list.map(read));
  }, paths);
}

/** Paths of all pages that the sitemap lists. */
async function readSitemap(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const xml = new DOMParser().parseFromString(await (await fetch('/sitemap.xml')).text(), 'text/xml');
    return Array.from(xml.querySelectorAll('loc'), ({ textContent }) => new URL(textContent ?? '').pathname);
  });
}

test.beforeEach(({ page }) => page.goto('/'));

test('R-ROUTE-1: no address in any page ends in a slash', async ({ page }) => {
  const sitemap = await readSitemap(page);
  const pages = await readPages(page, [...sitemap, '/docs', '/search', '/no-such-page']);
  const named = pages.flatMap(({ path, addresses }) => addresses.map((address) => `${path} names ${address}`));
  expect(named.length).toBeGreaterThan(pages.length);
  const slashed = (address: string) => /[^/]\/(?:[?#]|$)/.test(address.replace(/^https?:\/\/[^/]+\/$/, ''));
  expect(sitemap.filter(slashed)).toEqual([]);
  expect([...new Set(named.filter((line) => slashed(line.split(' names ')[1] ?? '')))]).toEqual([]);
});

test('no page shows code as tags that browsers do not know', async ({ page }) => {
  const pages = await readPages(page, await readSitemap(page));
  expect(pages.flatMap(({ path, unknown }) => unknown.map((name) => `${path}: <${name}>`))).toEqual([]);
});

test('R-ROUTE-3: every route exists, under exactly this path', async ({ page }) => {
  const pages = await readPages(page, REQUIRED_ROUTES);
  expect(pages.map(({ status, canonical }) => ({ status, canonical }))).toEqual(
    REQUIRED_ROUTES.map((route) => ({ status: 200, canonical: route })),
  );
});

test('R-ROUTE-3: all docs share one sidebar', async ({ page }) => {
  const docs = (await readSitemap(page)).filter((path) => path.startsWith('/docs/'));
  const [welcome, ...others] = await readPages(page, ['/docs/welcome', '/docs', ...docs]);
  expect(welcome?.sidebar.length).toBeGreaterThan(2);
  expect(others.filter(({ sidebar }) => sidebar.join() !== welcome?.sidebar.join()).map(({ path }) => path)).toEqual(
    [],
  );
});
