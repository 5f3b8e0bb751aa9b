import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test';
import type { Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { checkLlmsTxt } from '../content/checkLlmsTxt';
import { DOC_PAGES } from './support/docPages';

/** Characters that the index may have, and bytes that a file may have: what fits a model or a tool in one piece. */
const INDEX_LIMIT = 50_000;
const PAGE_LIMIT = 60_000;
const BUNDLE_LIMIT = 820_000;
const ALL_LIMIT = 2_500_000;

const read = (path: string) => readFileSync(join('build', path), 'utf8');
const markdownFiles = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const pages = markdownFiles.filter((file) => /^docs[/.]/.test(file));

/** Origin and base path of the built site. */
const home = /^index: "(.*)llms\.txt"$/m.exec(read('docs/welcome.md'))?.[1] ?? '';

// In one worker, which reads each page once.
test.describe.configure({ mode: 'default' });

const parser = unified().use([remarkParse, remarkFrontmatter, remarkGfm, remarkMath]).freeze();
const trees = new Map<string, Root>();
function parse(path: string): Root {
  const tree = trees.get(path) ?? (parser.parse(read(path)) as Root);
  trees.set(path, tree);
  return tree;
}

/** Calls back for each page, and lists what it says about them. */
const inEach = (find: (path: string) => string[]) =>
  pages.flatMap((path) => find(path).map((problem) => `${path}: ${problem}`));

const anchors = new Map<string, Set<unknown>>();
/** Anchors of a built page, without those of its frame. */
function anchorsOf(file: string): Set<unknown> {
  const known = anchors.get(file);
  if (known) return known;
  const ids = new Set<unknown>();
  const tree: HtmlRoot = fromHtml(read(file));
  visit(tree, 'element', ({ properties }) => void ids.add(properties.id));
  anchors.set(file, ids);
  return ids;
}

/** What is wrong with a link into the site, if anything is. */
function brokenLink(url: string): string | undefined {
  const [address = '', anchor] = url.slice(home.length).split('#');
  if (/\.(?:md|txt)$/.test(address)) return existsSync(join('build', address)) ? undefined : `${url} is no file`;
  const file = `${address || 'index'}.html`;
  if (!existsSync(join('build', file))) return `${url} is no page`;
  return anchor === undefined || anchorsOf(file).has(decodeURIComponent(anchor)) ? undefined : `${url} is no anchor`;
}

test('every route has its Markdown', () => {
  const routes = [...DOC_PAGES, '/docs'].map((route) => `${route.slice(1)}.md`);
  expect(routes.filter((file) => !pages.includes(file))).toEqual([]);
  expect(markdownFiles).toContain('index.md');
});

test('each page names itself, its release and its canonical address', () => {
  const problems = inEach((path) => {
    const facts = read(path).split('\n---\n')[0] ?? '';
    const canonical = home + (path === 'docs.md' ? 'docs/welcome' : path.replace(/\.md$/, ''));
    const lines = [/^title: ".+"$/m, /^description: ".{110,160}"$/m, /^kind: "[a-z-]+"$/m, /^release: "Gear \d.+"$/m];
    return [
      ...lines.filter((line) => !line.test(facts)).map((line) => `has no line ${line.source}`),
      ...(facts.includes(`\ncanonical: "${canonical}"\n`) ? [] : [`is not ${canonical}`]),
    ];
  });
  expect(problems).toEqual([]);
});

test('each page is plain Markdown: one title, no tags, expressions or directives, no empty code', () => {
  const problems = inEach((path) => {
    const found: string[] = [];
    let titles = 0;
    visit(parse(path), (node) => {
      if (node.type === 'heading' && node.depth === 1) titles += 1;
      if (node.type === 'html') found.push(node.value);
      if (node.type === 'code' && (!node.value.trim() || /\bfile=/.test(node.meta ?? '')))
        found.push(`empty ${node.lang}`);
      if (node.type === 'text' && /^:::|[{}]/m.test(node.value)) found.push(node.value);
    });
    return titles === 1 ? found : [...found, `${titles} titles`];
  });
  expect(problems).toEqual([]);
});

test('all links in them are absolute, and lead to pages and anchors that there are', () => {
  let count = 0;
  const problems = inEach((path) => {
    const found: string[] = [];
    visit(parse(path), ['link', 'image', 'definition'], (node) => {
      if (!('url' in node)) return;
      count += 1;
      if (!/^(?:https?|mailto):/.test(node.url)) found.push(`${node.url} is not absolute`);
      else if (node.url.startsWith(home)) found.push(...[brokenLink(node.url) ?? []].flat());
    });
    return found;
  });
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test('a page is short enough to be read in one piece', () => {
  expect(inEach((path) => (read(path).length > PAGE_LIMIT ? [`${read(path).length} bytes`] : []))).toEqual([]);
});

test.describe('llms.txt', () => {
  const index = read('llms.txt');
  const listed = [...index.matchAll(/\]\((\S+?)\)/g)].map(([, url = '']) => url);

  test('follows the published format, and is the Markdown of the home page', () => {
    expect(checkLlmsTxt(index)).toEqual([]);
    expect(read('index.md')).toBe(index);
  });

  test('has fewer than 50,000 characters', () => {
    expect(index.length).toBeLessThan(INDEX_LIMIT);
  });

  test('lists every page once, as Markdown, and nothing that is not there', () => {
    const own = pages.filter((path) => path !== 'docs.md').map((path) => home + path);
    expect(
      listed
        .filter((url) => url.startsWith(`${home}docs/`))
        .slice(1)
        .sort(),
    ).toEqual(own.sort());
    expect(listed.flatMap((url) => brokenLink(url) ?? [])).toEqual([]);
  });

  test('leads to bundles that hold each page once, and are bounded', () => {
    const bundles = listed.filter((url) => url.startsWith(`${home}llms/`)).map((url) => url.slice(home.length));
    const titlesIn = (path: string) => [...read(path).matchAll(/^Page: (\S+)$/gm)].map(([, url]) => `${url}.md`);
    const own = pages.filter((path) => path !== 'docs.md').map((path) => home + path);
    expect(bundles.flatMap(titlesIn).sort()).toEqual(own.sort());
    expect(titlesIn('llms-full.txt').sort()).toEqual(own.sort());
    expect(bundles.filter((path) => read(path).length > BUNDLE_LIMIT)).toEqual([]);
    expect(read('llms-full.txt').length).toBeLessThan(ALL_LIMIT);
  });
});
