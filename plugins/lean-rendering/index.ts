import * as minifyHtml from '@docusaurus/bundler/lib/minifyHtml';
import * as ssgEnv from '@docusaurus/core/lib/ssg/ssgEnv';
import type { Plugin } from '@docusaurus/types';
import { loadedVersions } from '../content/loadedVersions';

/**
 * Pages from which on threads render them sooner than the build itself: each thread loads the bundler of Docusaurus once more, and
 * compiles what the build has compiled already. Two of them win that back with about this many pages.
 */
const WORTH_THREADS = 300;
/**
 * Heap, in bytes, with which a thread that renders pages is replaced by a new one. It keeps the code of all pages that it has rendered:
 * 0.2 MB a page. A new one takes half a second.
 */
const LARGE_THREAD = 150e6;

/**
 * Renders pages without what costs more than it gives: threads for a few of them, large threads for many, and a minifier for HTML.
 *
 * React writes nothing into HTML that is not needed. What a minifier looks for are the scripts inside of it, the same on every page,
 * and it takes more time than to render the page. And the fast one writes `&amp;RefCell&lt;T&gt;` as `&RefCell<T>`, which browsers
 * take for a tag.
 *
 * @throws if another release of Docusaurus has these settings elsewhere
 */
export default function leanRendering(): Plugin {
  leaveHtml();
  set('SSGWorkerThreadRecyclerMaxMemory', (most: unknown) => Math.min(Number(most), LARGE_THREAD));
  return {
    name: 'lean-rendering',
    allContentLoaded({ allContent }) {
      const pages = loadedVersions(allContent).flatMap(({ version }) => version.docs).length;
      set('SSGWorkerThreadCount', (asked: unknown) => asked ?? (pages < WORTH_THREADS ? 1 : undefined));
    },
  };
}

/** Threads read the variable when they start. The build has read it before it loads any plugin, so its minifier is replaced, too. */
function leaveHtml(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  const name = 'getHtmlMinifier';
  if (typeof minifyHtml[name] !== 'function') throw new Error('Docusaurus has no minifier for HTML to leave out.');
  const minify = (html: string) => Promise.resolve({ code: html, warnings: [] });
  Object.assign(minifyHtml, { [name]: () => Promise.resolve({ minify }) });
}

/** Changes a setting that Docusaurus reads from the environment: that is done before it loads any plugin, so a variable is too late. */
function set(name: string, change: (value: unknown) => unknown): void {
  if (!(name in ssgEnv)) throw new Error(`Docusaurus has no ${name}.`);
  Object.assign(ssgEnv, { [name]: change(ssgEnv[name as keyof typeof ssgEnv]) });
}
