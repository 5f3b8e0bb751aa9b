import globalData from '@generated/globalData';
import settings from '@generated/lean-routes';
import registry from '@generated/registry';
import type { Registry } from '@docusaurus/types';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import ComponentCreator from '@docusaurus/ComponentCreator';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { htmlFile } from '../../shared/routes/pageHtml';
import { type PageEntry, readPageFile } from '../../shared/routes/pageTable';
import { isWholePageHtml, readPageHtml, keepPageHtml } from '../page-html';
import { fetchOnce } from './fetchOnce';
import { readDocumentBranch } from './readDocumentBranch';
import { findPage } from './pageTable';
import { loadBranch } from './sidebarBranches';

export interface SiteRoute extends RouteConfig {
  path: string;
  routes?: SiteRoute[];
  /** Pages belong below this route. */
  pages?: boolean;
}

interface PageModule {
  metadata?: { id: string; permalink: string; sidebar?: string; version: string };
}

/** Addresses of scripts of pages, which the bundler's runtime does not know. */
const files = new Map<string, string>();
const fileOf = __webpack_require__.u;
__webpack_require__.u = (chunk) => files.get(chunk) ?? fileOf(chunk);

/** What a page was found to be, by its path. */
const known = new Map<string, PageEntry>();
/** The script of the page that this document is, and the pieces of HTML that it shows. */
let ofDocument: { file: string; pieces: string[] } | undefined;

/** As the router names pages: without a slash at the end, and without what some hosts add. */
const cleanPath = (path: string): string => path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';

/** Finds out which page this document is: its script stands in the HTML. */
function rememberDocument(): void {
  const script = Array.from(document.scripts, ({ src }) => readPageFile(src)).find(Boolean);
  const branch = readDocumentBranch();
  if (!script || !branch) return;
  // Before the page is rendered, which under some addresses begins without what the server sent.
  ofDocument = { file: script.file, pieces: readPageHtml() };
  remember(decoded(cleanPath(location.pathname)), { ...script, sidebar: branch.sidebar });
}

function remember(path: string, entry: PageEntry): void {
  if (known.has(path)) return;
  const parent = matchRoutes(routes, path).findLast(({ route }) => (route as SiteRoute).pages)?.route as SiteRoute;
  if (!parent?.routes) return;
  known.set(path, entry);
  files.set(entry.chunk, entry.file);
  const content = `page ${path}`;
  chunkNames[`${path}-page`] = { __comp: settings.component, content };
  (registry as Record<string, Registry[string]>)[content] = [() => loadModule(entry), content, entry.module];
  const component = ComponentCreator(path, 'page');
  parent.routes.push({ path, exact: true, component, sidebar: entry.sidebar } as SiteRoute);
}

async function loadModule(entry: PageEntry): Promise<unknown> {
  const { chunk, module, file } = entry;
  const html = htmlFile(file);
  // One page can have two paths.
  const shown = ofDocument?.file === file ? ofDocument.pieces : undefined;
  await Promise.all([__webpack_require__.e(chunk), !shown && loadHtml(html)]);
  const page = __webpack_require__(module);
  if (shown) {
    keepPageHtml(html, shown);
    await completeHtml(html);
  }
  listDoc(page as PageModule);
  return page;
}

async function loadHtml(file: string): Promise<void> {
  keepPageHtml(file, await fetchOnce<string[]>(file));
}

/**
 * Fetches the pieces of a page, whose module has run, if the document lacked some of them. Without a network the page does without, until
 * the reader comes back to it.
 */
async function completeHtml(file: string): Promise<void> {
  if (!isWholePageHtml(file)) await loadHtml(file).catch(() => {});
}

interface Version {
  name: string;
  path: string;
  docs: { id: string; path: string; sidebar?: string }[];
}

/** Components of the theme look the page up in the list of docs, which names it from now on. */
function listDoc({ metadata }: PageModule): void {
  if (!metadata) return;
  const { id, permalink: path, sidebar, version: name } = metadata;
  const instances = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, { versions: Version[] }>;
  const version = Object.values(instances)
    .flatMap(({ versions }) => versions)
    .find((one) => one.name === name && path.startsWith(one.path));
  if (version && !version.docs.some((doc) => doc.id === id)) version.docs.push({ id, path, sidebar });
}

/**
 * Makes the route of a page known to the router, if there is one at this path.
 *
 * @param path - path of a page as a link has it
 * @returns where the page is; nothing for pages that are always known, and for paths without a page
 * @throws when the table of pages cannot be fetched
 */
export async function ensureRoute(path: string): Promise<PageEntry | undefined> {
  const clean = decoded(cleanPath(path));
  const found = known.get(clean);
  if (found) return found;
  const matches = matchRoutes(routes, clean);
  const last = matches.at(-1)?.route as SiteRoute | undefined;
  if (last?.exact || !matches.some(({ route }) => (route as SiteRoute).pages)) return undefined;
  const entry = await findPage(clean);
  if (entry) remember(clean, entry);
  return entry;
}

/**
 * Loads all that is needed to show a page at once.
 *
 * @param pathname - path of the location
 */
export async function preloadRoute(pathname: string): Promise<void> {
  const entry = await ensureRoute(pathname);
  // A page has to be there when React takes over its document. Under the name of its file, a page of the docs that a host has not sent,
  // but its not-found page, shows that it loads.
  const path = entry && entry.file !== ofDocument?.file ? pathname : cleanPath(pathname);
  const paths = [...new Set([path, decoded(path)])];
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all([
    ...matches.map(({ route }) => (route.component as { preload?: () => unknown } | undefined)?.preload?.()),
    entry?.branch && loadBranch(entry.branch),
    entry && completeHtml(htmlFile(entry.file)),
  ]);
}

/** The router hands over paths decoded, links as they are written: what is decoded already may hold a bare per cent sign. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

rememberDocument();
