import { extname } from 'node:path';
import {
  ACCEPTS_MARKDOWN,
  CACHE,
  cleanPaths,
  DOUBLED_SLASH,
  type HostingRules,
  HOST_FILES,
  isHashed,
  isText,
  notFoundFor,
  SINGLE_SLASHES,
  TYPES,
} from './rules';

/** What a server answers to a request. */
export interface Answer {
  status: 200 | 301 | 400 | 404;
  headers: Record<string, string>;
  /** File of the build to send; a redirect and a bad request have none. */
  file?: string;
}

/** A request, as far as the rules ask. */
export interface Asked {
  /** Path and query. */
  url: string;
  /** Header `Accept`. */
  accept?: string | undefined;
}

/**
 * Answers as the generated nginx configuration does. The tests in a browser use it, so that all of them run under the rules of a
 * deployment.
 *
 * @param rules - those of the built site
 * @param files - paths of its files
 */
export function answer(rules: HostingRules, files: ReadonlySet<string>, { url, accept = '' }: Asked): Answer {
  const [encoded = '', query] = url.split(/\?(.*)/s, 2);
  const path = decode(encoded);
  if (path === undefined) return { status: 400, headers: { ...rules.headers } };
  const isDoubled = new RegExp(DOUBLED_SLASH).test(encoded) && new RegExp(SINGLE_SLASHES).test(path);
  const target = redirectFor(rules, path) ?? (isDoubled ? path : undefined);
  if (target !== undefined) {
    return {
      status: 301,
      headers: { ...rules.headers, location: query === undefined ? target : `${target}?${query}` },
    };
  }
  const page = new RegExp(ACCEPTS_MARKDOWN, 'i').test(accept) ? '.md' : '.html';
  const file = fileFor(rules, files, path, page);
  return { status: file ? 200 : 404, headers: headersOf(rules, file), file: file ?? notFoundFor(rules, path) };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return undefined;
  }
}

function redirectFor(rules: HostingRules, path: string): string | undefined {
  const moved = rules.redirects.find(({ from }) => from === path);
  if (moved) return moved.to;
  if (rules.homes.includes(path)) return undefined;
  const way = cleanPaths(rules)
    .map(({ pattern, to }) => ({ match: new RegExp(pattern).exec(path), to }))
    .find(({ match }) => match);
  return way?.to.replace('$1', way.match?.[1] ?? '');
}

function fileFor(
  { baseUrl, homes }: HostingRules,
  files: ReadonlySet<string>,
  path: string,
  page: string,
): string | undefined {
  if (!path.startsWith(baseUrl)) return undefined;
  const name = path.slice(baseUrl.length);
  const notFound = [baseUrl, ...homes].flatMap((home) => [`${home}404`, `${home}404.html`]);
  if (notFound.includes(path) || HOST_FILES.includes(name) || /\.(?:br|gz)$/.test(name)) return undefined;
  const base = name.replace(/(^|\/)$/, '$1index');
  return [name, base + page, `${base}.html`].find((file) => files.has(file));
}

function headersOf({ headers }: HostingRules, file = '404.html'): Record<string, string> {
  const end = extname(file).slice(1);
  const type = TYPES[end] ?? 'application/octet-stream';
  return {
    ...headers,
    'content-type': isText(type) ? `${type}; charset=utf-8` : type,
    'cache-control': isHashed(file) ? CACHE.hashed : CACHE.other,
    ...(['html', 'md'].includes(end) && { vary: 'Accept' }),
  };
}
