import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { htmlFile } from '../../shared/routes/pageHtml';
import { ensureRoute, preloadRoute } from './pageRoutes';

/**
 * In place of the module of Docusaurus with this name (`plugins/lean-routes`), which links call: `prefetch` when they come into view,
 * `preload` when they come under the pointer.
 */

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const PREFETCHES_AT_ONCE = 2;
const IDLE_TIMEOUT_MS = 2000;

const prefetched = new Set<string>();
const preloaded = new Set<string>();
const files = new Set(Array.from(document.scripts, ({ src }) => src && new URL(src).pathname));
const waiting: string[] = [];
let running = 0;

function mayLoadEarly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.effectiveType?.includes('2g') && !connection?.saveData;
}

const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, 0);
};

/** Path that a link leads to, without its query and hash. */
const pathOf = (link: string): string => link.replace(/[?#].*$/, '');

/** Fetches a file for later, once. */
function prefetchFile(address: string): Promise<void> {
  if (files.has(address)) return Promise.resolve();
  files.add(address);
  const link = document.createElement('link');
  // Where such links are not known, neither success nor failure of one is told: the next would wait for good.
  if (!link.relList.supports('prefetch'))
    return fetch(address, { priority: 'low' }).then(
      async (response) => void (await response.arrayBuffer()),
      () => {},
    );
  return new Promise((resolve) => {
    link.rel = 'prefetch';
    link.href = address;
    // A file that is missing says so in the console.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Names of the chunks of the routes around a page, such as the layout of docs: on the home page they are not loaded. */
function framesOf(path: string): string[] {
  const names = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(names);
  return matchRoutes(routes, path).flatMap(({ route }) =>
    Object.entries(chunkNames)
      .filter(([key]) => key.replace(/-[^-]+$/, '') === route.path)
      .flatMap(([, value]) => names(value)),
  );
}

/**
 * Whether a link to a page can be seen now. A link asks for a prefetch only once, when it comes into view; when its turn comes, the
 * reader may have scrolled on. Links in the closed menu of a phone ask too: the menu touches the edge of the screen, and counts as in view.
 */
function isInView(path: string): boolean {
  return Array.from(document.querySelectorAll(`a[href^="${CSS.escape(path)}"]`)).some((link) => {
    if (pathOf(link.getAttribute('href') ?? '') !== path || !link.checkVisibility?.({ visibilityProperty: true })) {
      return false;
    }
    const { top, right, bottom, left } = link.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
}

async function prefetchPage(path: string): Promise<void> {
  // Not fetched, so another link to it may ask again.
  if (!isInView(path)) return void prefetched.delete(path);
  const entry = await ensureRoute(path);
  const frames = framesOf(path).map((name) => __webpack_require__.gca(name));
  const script = entry && __webpack_require__.p + entry.file;
  // The HTML of the page that this document is stands in it.
  const own = script && !files.has(script) ? [script, htmlFile(script)] : [];
  await Promise.all([...frames, ...own].filter(Boolean).map(prefetchFile));
}

function next(): void {
  if (running >= PREFETCHES_AT_ONCE) return;
  const path = waiting.shift();
  if (path === undefined) return;
  running += 1;
  prefetchPage(path)
    // The page is loaded when it is opened.
    .catch(() => prefetched.delete(path))
    .finally(() => {
      running -= 1;
      whenIdle(next);
    });
}

/** Fetches what a page needs when there is nothing better to do. For links that came into view. */
function prefetch(link: string): boolean {
  const path = pathOf(link);
  if (path === '' || !mayLoadEarly() || preloaded.has(path) || prefetched.has(path)) return false;
  prefetched.add(path);
  waiting.push(path);
  whenIdle(next);
  return true;
}

/** Loads what a page needs at once. For links under the pointer. */
function preload(link: string): false | Promise<void> {
  const path = pathOf(link);
  if (path === '' || !mayLoadEarly() || preloaded.has(path)) return false;
  preloaded.add(path);
  // Navigation tries again, and says what is wrong.
  return preloadRoute(path).catch(() => void preloaded.delete(path));
}

export default Object.freeze({ prefetch, preload });
