import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from './support/test';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { lastChanges } from '../../plugins/shared/lastChanges';
import { DOC_PAGES } from './support/docPages';
import { REQUIRED_ROUTES } from '../content/requiredRoutes';

interface Facts {
  canonical: unknown;
  /** Address of the page as Markdown. */
  markdown: unknown;
  title: string;
  /** Contents of `<meta>`, by name or property. */
  meta: Record<string, unknown>;
  data: Record<string, unknown>[];
}

/** What the head of a built page says. */
function factsOf(path: string): Facts {
  const tree: Root = fromHtml(readFileSync(`build${path}.html`, 'utf8'));
  const facts: Facts = { canonical: undefined, markdown: undefined, title: '', meta: {}, data: [] };
  visit(tree, 'element', (element: Element) => {
    const { tagName, properties } = element;
    const { rel, href, type } = properties;
    if (tagName === 'title' && !facts.title) facts.title = toString(element);
    if (tagName === 'link' && String(rel) === 'canonical') facts.canonical = href;
    if (tagName === 'link' && String(rel) === 'alternate' && type === 'text/markdown') facts.markdown = href;
    if (tagName === 'meta') facts.meta[String(properties.name ?? properties.property)] = properties.content;
    if (tagName === 'script' && type === 'application/ld+json') facts.data.push(JSON.parse(toString(element)));
  });
  return facts;
}

test('each page names its canonical address, its Markdown, and what it is, for machines', () => {
  for (const path of [...DOC_PAGES, '/docs']) {
    const { canonical, markdown, meta, title, data } = factsOf(path);
    const own = path === '/docs' ? '/docs/welcome' : path;
    expect(String(canonical)).toMatch(new RegExp(`^https?://[^/]+${own}$`));
    expect(meta['og:url']).toBe(canonical);
    expect(meta['og:title']).toBe(title);
    expect(meta['og:type']).toBe('article');
    expect(meta['og:description']).toBe(meta.description);
    expect(markdown).toBe(`${own}.md`);
    expect(existsSync(`build${own}.md`)).toBe(true);

    const article = data.find((entry) => entry['@type'] === 'TechArticle');
    const isPartOf = { url: new URL('/', String(canonical)).href };
    expect(article).toMatchObject({ url: canonical, description: meta.description, inLanguage: 'en', isPartOf });
    expect(title).toBe(`${String(article?.headline)} | Vara documentation`);
    const crumbs = data.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(new URL(crumbs.at(-1)?.item ?? '').pathname).toBe(path);
  }
});

test('R-WRITE-1: each page leads to its source on the master branch, and says when it was changed, where that is known', () => {
  const changes = lastChanges('.', ['docs', 'src/pages']);
  for (const path of DOC_PAGES) {
    const tree: Root = fromHtml(readFileSync(`build${path}.html`, 'utf8'));
    const edit: unknown[] = [];
    const changed: unknown[] = [];
    visit(tree, 'element', ({ tagName, properties }: Element) => {
      if (tagName === 'a' && String(properties.className).includes('theme-edit-this-page')) edit.push(properties.href);
      if (tagName === 'time' && String(properties.itemProp) === 'dateModified') changed.push(properties.dateTime);
    });
    const file = [`${path.slice(1)}.mdx`, `${path.slice(1)}/index.mdx`].find((name) => existsSync(name)) ?? '';
    expect(edit).toEqual([`https://github.com/gear-foundation/vara-wiki/edit/master/${file}`]);
    const time = changes.get(file);
    expect([path, ...changed]).toEqual([path, ...(time === undefined ? [] : [new Date(time).toISOString()])]);
    const article = factsOf(path).data.find((entry) => entry['@type'] === 'TechArticle');
    expect(article?.dateModified, path).toBe(changed[0]);
  }
});

test('each cell at the head of a table that is a heading has a name', () => {
  for (const path of DOC_PAGES) {
    const nameless: string[] = [];
    visit(fromHtml(readFileSync(`build${path}.html`, 'utf8')), 'element', (element: Element) => {
      if (element.tagName === 'th' && !toString(element).trim()) nameless.push(path);
    });
    expect(nameless).toEqual([]);
  }
});

test('each page has a card that is there', () => {
  for (const path of [...DOC_PAGES, '/index']) {
    const { meta } = factsOf(path);
    expect(meta['twitter:card']).toBe('summary_large_image');
    const image = new URL(String(meta['og:image']));
    expect(existsSync(`build${image.pathname}`), image.pathname).toBe(true);
    expect(image.pathname).toBe(path === '/index' ? '/img/social-card.png' : `${path}.png`);
    expect(meta['twitter:image']).toBe(meta['og:image']);
  }
});

test('the sitemap has the date that each page has, or none', () => {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  const entries = [
    ...xml.matchAll(/<url><loc>https?:\/\/[^/]+(\/docs\/[^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
  ];
  expect(entries.map(([, path]) => path)).toEqual(expect.arrayContaining([...REQUIRED_ROUTES]));
  for (const [, path = '', date] of entries) {
    const article = factsOf(path).data.find((entry) => entry['@type'] === 'TechArticle');
    expect([path, date]).toEqual([path, article?.dateModified?.toString().slice(0, 10)]);
  }
});

test('the sitemap leaves out what shows another page, or only the answer to a question', () => {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toContain('/');
  expect(paths.filter((path) => path === '/docs' || path === '/search')).toEqual([]);
});

test('crawlers are told where the sitemap is', () => {
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(readFileSync('build/robots.txt', 'utf8')) ?? [];
  expect(existsSync(`build${new URL(sitemap).pathname}`)).toBe(true);
});

test('each page says in which language it is, and has an icon that is there', () => {
  for (const path of [...DOC_PAGES, '/index', '/search', '/404']) {
    const found: unknown[] = [];
    visit(fromHtml(readFileSync(`build${path}.html`, 'utf8')), 'element', ({ tagName, properties }: Element) => {
      if (tagName === 'html') found.push(properties.lang);
      if (tagName === 'link' && String(properties.rel) === 'icon') found.push(existsSync(`build${properties.href}`));
    });
    expect([path, ...found]).toEqual([path, 'en', true]);
  }
});

test('the files that a page was checked against are links to them in their repositories', () => {
  let files = 0;
  for (const path of DOC_PAGES) {
    const tree: Root = fromHtml(readFileSync(`build${path}.html`, 'utf8'));
    visit(tree, 'element', (element: Element) => {
      const [summary] = element.children;
      if (element.tagName !== 'details' || !summary || !/^Checked against/.test(toString(summary))) return;
      visit(element, 'element', (item: Element) => {
        if (item.tagName !== 'li') return;
        files += 1;
        const [link] = item.children as Element[];
        const file = toString(item).replace(/^[^:]+:/, '');
        expect(String(link?.properties.href)).toMatch(/^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\//);
        expect(String(link?.properties.href).endsWith(`/${file}`), `${path} ${file}`).toBe(true);
      });
    });
  }
  expect(files).toBeGreaterThan(DOC_PAGES.length);
});
