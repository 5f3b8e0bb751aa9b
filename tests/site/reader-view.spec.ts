import { readFileSync } from 'node:fs';
import { expect, type Page, test } from './support/test';

/** What Firefox shows a page with in its reader view, and what tools take that read pages for language models. */
const READABILITY = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

// Its copies of the page have styles of their own, which the policy of the site would refuse.
test.use({ bypassCSP: true });

interface Texts {
  headings: string[];
  paragraphs: string[];
}

/** Headings and paragraphs of the text, as the page has them, and as a reader view does. */
async function read(page: Page, path: string): Promise<{ shown: Texts; kept: Texts }> {
  await page.goto(path);
  await page.evaluate(`${READABILITY}; window.Readability = Readability;`);
  return page.evaluate(() => {
    const plain = (element: Element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelectorAll('.hash-link, [popover], [aria-hidden=true]').forEach((part) => part.remove());
      return (copy.textContent ?? '')
        .replace(/[\u200b#]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    };
    const textsOf = (root: ParentNode, children: string): Texts => ({
      headings: Array.from(root.querySelectorAll('h2'), plain),
      paragraphs: Array.from(root.querySelectorAll(children), plain),
    });
    const { Readability } = window as unknown as {
      Readability: new (copy: Node) => { parse: () => { content: string } };
    };
    const { content } = new Readability(document.cloneNode(true)).parse();
    return {
      shown: textsOf(document.querySelector('.markdown') ?? document, ':scope > p'),
      kept: textsOf(new DOMParser().parseFromString(content, 'text/html'), 'p'),
    };
  });
}

for (const path of [
  '/docs/staking',
  '/docs/build/gstd/gas-reservation',
  '/docs/api/calculate-gas',
  '/docs/node/troubleshooting',
]) {
  test(`a reader view of ${path} has its headings, and all words of its sentences`, async ({ page }) => {
    const { shown, kept } = await read(page, path);
    expect(shown.headings.length).toBeGreaterThan(3);
    expect(kept.headings).toEqual(shown.headings);
    expect(shown.paragraphs.length).toBeGreaterThan(3);
    expect(shown.paragraphs.filter((text) => !kept.paragraphs.includes(text))).toEqual([]);
  });
}

/** Shows the text of a page without the styles of the site, much as a reader view does, and measures what is drawn in it. */
async function drawnWithoutStyles(page: Page, path: string) {
  await page.goto(path);
  return page.evaluate(() => {
    const text = document.querySelector('article .markdown')?.cloneNode(true) as Element;
    text.querySelectorAll('[class], [style]').forEach((part) => {
      part.removeAttribute('class');
      part.removeAttribute('style');
    });
    document.body.replaceChildren(text);
    const shown = (selector: string) => Array.from(text.querySelectorAll(selector));
    return {
      // A diagram has its name from its own title.
      icons: shown('svg:not([aria-labelledby])').map((icon) => icon.getBoundingClientRect().width),
      lines: shown('svg[role=img] line').map((line) => getComputedStyle(line).stroke),
      areas: shown('svg[role=img] g > :is(rect, polygon)').map((area) => getComputedStyle(area).fill),
    };
  });
}

test('where styles are lost, an icon does not fill the page', async ({ page }) => {
  const { icons } = await drawnWithoutStyles(page, '/docs/build/gstd/gas-reservation');
  expect(icons.length).toBeGreaterThan(0);
  expect(Math.max(...icons)).toBeLessThan(32);
});

test('where styles are lost, the lines of a diagram show, and nothing covers its text', async ({ page }) => {
  const { lines, areas } = await drawnWithoutStyles(page, '/docs/build/gstd/gas-reservation');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines).not.toContain('none');
  expect(new Set(areas)).toEqual(new Set(['none']));
});
