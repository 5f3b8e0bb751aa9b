import { posix } from 'node:path';
import { KINDS } from '../../config/frontMatter';
import { routeOf, strayName } from '../../plugins/content/listPages';
import { ADDRESS_PART } from '../../plugins/routes/checkRoutes';
import { nearest } from '../../plugins/shared/nearest';
import type { NewPage } from './templates';

/** What exists already. */
export interface Existing {
  /** Files of all pages with their places in the sidebar. */
  pages: readonly { file: string; position: number }[];
  /** Every route that ever existed. */
  ever: readonly string[];
}

/** What `npm run new` is about to write. */
export interface Plan extends NewPage {
  file: string;
  route: string;
}

const isKind = (kind: string): kind is NewPage['kind'] => (KINDS as readonly string[]).includes(kind);

/**
 * Works out a new page from what its author typed.
 *
 * @param path - of the page, with or without `docs/` and `.mdx`
 * @throws Error that says what would be right
 */
export function planPage(kind: string, path: string, { pages, ever }: Existing): Plan {
  if (!isKind(kind)) {
    const [likely] = nearest(kind, KINDS);
    throw new Error(`"${kind}" is no kind of page. Did you mean ${likely}? Kinds: ${KINDS.join(', ')}.`);
  }
  const name = posix
    .normalize(path.replaceAll('\\', '/'))
    .replace(/^\/?(docs\/)?/, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/$/, '');
  if (!name) throw new Error('Name the page, such as node/watch-disk-space.');
  const file = `docs/${name}.mdx`;
  const route = routeOf(`${name}.mdx`);

  const folders = new Set(pages.flatMap((page) => parents(page.file)));
  const twin = [...folders, ...pages.map((page) => page.file.replace(/\.mdx?$/, ''))].find((other) =>
    [`docs/${name}`, ...parents(file)].some((own) => own !== other && own.toLowerCase() === other.toLowerCase()),
  );
  if (twin)
    throw new Error(`${twin} exists and differs from docs/${name} only in letter case. Write it as it is there.`);

  if (route === '/docs') throw new Error('/docs shows docs/welcome.mdx. Edit that page, or choose another path.');
  if (pages.some((page) => routeOf(page.file.slice('docs/'.length)) === route)) {
    throw new Error(`${route} is a page already. Choose another path, or edit that page.`);
  }
  if (ever.includes(route)) {
    throw new Error(`${route} had a page once and leads elsewhere now, see config/redirects.ts. Choose another path.`);
  }
  const fresh = parents(file).filter((folder) => !folders.has(folder));
  const bad = [...fresh.map((folder) => posix.basename(folder)), posix.basename(name)].find(
    (part) => !ADDRESS_PART.test(part),
  );
  if (bad !== undefined) {
    const right = bad
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    throw new Error(
      `"${bad}" cannot be part of an address: small letters, digits and hyphens only${right && `, such as "${right}"`}.`,
    );
  }
  const stray = strayName(file);
  if (stray !== undefined) throw new Error(stray);

  const words = posix.basename(name.replace(/\/index$/, '')).replaceAll('-', ' ');
  const beside = pages.filter((page) => posix.dirname(page.file) === posix.dirname(file));
  const position = Math.floor(Math.max(0, ...beside.map((page) => page.position))) + 1;
  return { kind, file, route, title: words.charAt(0).toUpperCase() + words.slice(1), position };
}

/** Folders above a file, below docs/. */
function parents(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).slice(1);
}
