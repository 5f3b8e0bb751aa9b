import { expect, type Page, test } from './support/test';
import { openHydrated } from './support/routePages';

/** Pages of every sort: with formulas, with tables, the home page, the results page, ordinary ones. */
const STOPS = [
  '/docs/about/glossary',
  '/docs/general/defi',
  '/',
  '/docs/compatibility',
  '/search',
  '/docs/build/sails',
];

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

for (const { page: path, families } of [
  { page: '/docs/about/glossary', families: ['Figtree', 'Geist Mono'] },
  { page: '/search', families: ['Figtree'] },
]) {
  test(`fonts that are asked for with ${path}: ${families.join(' and ')}, each once, as the style names them`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && asked.push(new URL(request.url()).pathname));
    await openHydrated(page, path);
    const preloads = page.locator('link[rel="preload"][as="font"]');
    const files = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.evaluate((names) => Promise.all(names.map((name) => document.fonts.load(`1em ${name}`))), families);
    expect(asked.filter((file) => files.includes(file)).sort()).toEqual([...files].sort());
    expect(new Set(asked.filter((file) => /figtree|geist/.test(file))).size, 'the style names the same').toBe(
      families.length,
    );
    expect(files).toHaveLength(families.length);
  });
}

for (const [family, characters] of [
  ['Figtree', 'Build › Gas: 12 × 3.5 − 1 “actors” – don’t wait… café Zürich ½ © §'],
  ['Geist Mono', 'fn main() -> [u8; 32] { msg::reply(b"x", 0); } // 0x~`^|\\ …'],
] as const) {
  test(`what is sent of ${family} has the characters that pages are written in`, async ({ page }) => {
    await openHydrated(page, '/docs/about/glossary');
    await page.evaluate(
      async ({ family, characters }) => {
        // A face of its own: the one of the style stays unused on a page that did not wait for it.
        const [[sheet, source] = []] = Array.from(document.styleSheets).flatMap((sheet) =>
          Array.from(sheet.cssRules)
            .filter((rule) => rule instanceof CSSFontFaceRule)
            .filter(({ style }) => style.getPropertyValue('font-family').replace(/["']/g, '') === family)
            .map(({ style }) => [sheet, style.getPropertyValue('src')] as const),
        );
        sheet?.insertRule(`@font-face { font-family: Sample; src: ${String(source)} }`);
        await document.fonts.load('1em Sample');
        const sample = document.createElement('p');
        sample.id = 'sample';
        sample.style.fontFamily = 'Sample, serif';
        sample.textContent = characters;
        document.body.append(sample);
      },
      { family, characters },
    );
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#sample' });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
      [expect.stringMatching(family), true],
    ]);
  });
}
