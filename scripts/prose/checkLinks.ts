import { posix } from 'node:path';
import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readEnvironment } from '../../config/environment';
import { beforeDefaultRemarkPlugins, REMARK_PLUGINS } from '../../config/markdown';
import { REDIRECTS } from '../../config/redirects';
import { listPages, type PageFile, routeOf } from '../../plugins/content/listPages';
import { createPageReader } from '../../plugins/content/readPage';
import { renderPage } from '../../plugins/markdown-export/renderPage';
import { type Problem, unreadable } from '../../plugins/prose';
import { isMdxElement } from '../../plugins/shared/mdxElement';
import { nearest } from '../../plugins/shared/nearest';
import { decoded } from '../../src/shared/decodable';

/** Addresses that lead to the file of a page, and those that lead to its route. */
const FILE = /^(?![a-z][a-z\d+.-]*:|\/).*\.mdx?$/i;
const ROUTE = /^\/docs(?:\/[^.]*)?$/;
/** The published site: its addresses lead to pages as their paths do, and `npm run links:outside` leaves them out. */
const SITE = readEnvironment({}).siteUrl;

/** A link of a page, as it is written there. */
interface Link {
  url: string;
  line: number;
  column: number;
  /** Whether a component has it: the site makes an address of a file for links in text alone. */
  isOfComponent?: boolean;
}

/** A page as far as links are concerned. */
interface LinkedPage {
  links: Link[];
  /** What a link can lead to on it. */
  anchors: Set<string>;
  /** Headings that links cannot lead to: another has their anchor, or it holds a space. */
  lost: Link[];
  tree: Root;
}

/**
 * Links from page to page that lead nowhere: to a file or a route that is not there, or to an anchor that its page does not have.
 * Addresses of other sites are the matter of `npm run links:outside`. Of a page that the site's own steps refuse, such as one with a
 * region that is not there, no link can be checked: what they say is the problem. So is what a build would say at its end of a page
 * with something that has no form in plain Markdown, such as an admonition of a kind that is not there.
 *
 * @param files - pages whose links are checked, by their path from the root; none: all of them
 */
export async function checkLinks(root: string, files: readonly string[] = []): Promise<Problem[]> {
  const pages = listPages(root);
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const readPage = createPageReader({
    remarkPlugins: [...beforeDefaultRemarkPlugins(root), ...REMARK_PLUGINS],
    markdown: DEFAULT_CONFIG.markdown,
  });
  const read = new Map<string, Promise<LinkedPage | Problem>>();
  const linksOf = ({ file, source }: PageFile) => {
    const page =
      read.get(file) ??
      readPage(file, source).then(
        ({ tree }) => readLinks(tree),
        (error: unknown) => unreadable(file, error),
      );
    read.set(file, page);
    return page;
  };

  /** What is wrong with a link of a page, and what to write. */
  async function problemOf(page: PageFile, { url: written, isOfComponent }: Link): Promise<string | undefined> {
    const url = written.startsWith(`${SITE}/`) ? written.slice(SITE.length) : written;
    const [path = '', anchor] = url.replace(/\?[^#]*/, '').split(/#(.*)/s);
    const isFile = FILE.test(path);
    if (path !== '' && !isFile && !ROUTE.test(path)) return undefined;

    const file = posix.join(posix.dirname(page.file), path);
    const route = path.replace(/\/$/, '');
    const target = path === '' ? page : isFile ? byFile.get(file) : byRoute.get(route);
    if (target && isFile && isOfComponent) {
      return `"${url}" is a file, which only links in text lead to. Write "${url.replace(path, target.route)}".`;
    }
    if (!target && isFile) {
      const moved = REDIRECTS.find(({ from }) => from === routeOf(file.replace(/^docs\//, '')))?.to;
      const there = moved === undefined ? undefined : byRoute.get(moved)?.file;
      if (there) return `"${url}" leads to ${file}, which has moved. Write "${relative(page.file, there)}".`;
      const named = [...byFile.keys()].filter((name) => posix.basename(name) === posix.basename(file));
      const [likely = ''] = nearest(file, named.length > 0 ? named : [...byFile.keys()]);
      return `"${url}" leads to ${file}, which is not there. Write "${relative(page.file, likely)}"?`;
    }
    if (!target) {
      const moved = REDIRECTS.find(({ from }) => from === route)?.to;
      return `"${url}" leads to no page. Write "${moved ?? nearest(route, [...byRoute.keys()])[0]}"?`;
    }
    const linked = anchor ? await linksOf(target) : undefined;
    if (!anchor || !linked || !('anchors' in linked)) return undefined;
    const { anchors } = linked;
    if (anchors.has(decoded(anchor))) return undefined;
    const [likely] = nearest(anchor, [...anchors]);
    return (
      `"${url}": ${target.file} has no heading with the anchor "${anchor}". ` +
      (likely ? `Write "${path}#${likely}"?` : 'Leave out the anchor.')
    );
  }

  const pageUrls = new Map(pages.map(({ file, route }) => [file, route]));
  /** What keeps a page from being written as Markdown. */
  function exportProblem({ file, route }: PageFile, tree: Root): Problem[] {
    try {
      renderPage({ title: '', path: file, canonical: route, tree }, { home: '/', pageUrls, files: '', checked: {} });
      return [];
    } catch (error) {
      return [unreadable(file, error)];
    }
  }

  const problems: Problem[] = [];
  for (const page of pages) {
    if (files.length > 0 && !files.includes(page.file)) continue;
    const linked = await linksOf(page);
    if (!('links' in linked)) {
      problems.push(linked);
      continue;
    }
    for (const { url, line, column } of linked.lost) {
      const message = /\s/.test(url)
        ? `The anchor "${url}" holds a space. Write {#${url.trim().toLowerCase().replace(/\s+/g, '-')}}.`
        : `Another heading has the anchor "${url}" already: links lead there. Give one of them its own, {#…}.`;
      problems.push({ file: page.file, line, column, rule: 'anchor', message });
    }
    let isWhole = true;
    for (const link of linked.links) {
      const message = await problemOf(page, link);
      if (!message) continue;
      const { line, column } = link;
      isWhole = false;
      problems.push({ file: page.file, line, column, rule: 'link', message });
    }
    // It would stop at the first of these links, too.
    if (isWhole) problems.push(...exportProblem(page, linked.tree));
  }
  return problems;
}

/** Address of a page as a link on another page writes it. */
function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

function readLinks(tree: Root): LinkedPage {
  const links: Link[] = [];
  const anchors = new Set<string>();
  const lost: Link[] = [];
  const add = (url: unknown, node: Nodes) => {
    const { position } = node;
    if (typeof url === 'string' && position) links.push({ url, ...position.start, isOfComponent: isMdxElement(node) });
  };
  visit(tree, (node) => {
    if (node.type === 'heading' && node.data && 'id' in node.data) {
      const id = String(node.data.id);
      // A heading that was made from data has no place of its own.
      if (anchors.has(id) || /\s/.test(id)) lost.push({ url: id, ...(node.position?.start ?? { line: 1, column: 1 }) });
      anchors.add(id);
    }
    if (node.type === 'link' || node.type === 'definition') add(node.url, node);
    if (!isMdxElement(node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      if (attribute.name === 'id') anchors.add(String(attribute.value));
      if (attribute.name === 'href' || attribute.name === 'to') add(attribute.value, node);
    }
  });
  return { links, anchors, lost, tree };
}
