import { posix } from 'node:path';
import type { PageFacts, SiteFacts } from './types';

const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** How Docusaurus marks a path that is not one of its routes. */
const PATHNAME = /^pathname:\/\//;
const MARKDOWN_FILE = /\.mdx?$/;
/** A file that is named from the page, or from the folder of the site. */
const FILE = /^(?:@site\/|(?!\/).*\.[a-z]\w*$)/i;

/**
 * The absolute address of a link or picture. Links to the file of a page lead to the canonical address of the page.
 *
 * @param url - as the page has it
 * @throws Error if it names the file of a page that there is not, or a file that the bundler moves
 */
export function resolveUrl(
  url: string,
  { path, canonical }: PageFacts,
  { home, pageUrls }: Pick<SiteFacts, 'home' | 'pageUrls'>,
): string {
  if (PATHNAME.test(url)) return resolveUrl(url.replace(PATHNAME, ''), { path, canonical }, { home, pageUrls });
  if (ABSOLUTE.test(url)) return url;
  if (url.startsWith('#')) return canonical + url;
  const [target = '', hash = ''] = split(url);
  if (MARKDOWN_FILE.test(target)) {
    const file = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(path), target);
    const page = pageUrls.get(file);
    if (!page) throw new Error(`There is no page ${file}, to which a link leads.`);
    return page + hash;
  }
  if (FILE.test(target)) {
    throw new Error(
      `${target} gets an address only when the site is built. Put the file below static/, and write "/…".`,
    );
  }
  return target.startsWith('/') ? home + url.slice(1) : new URL(url, canonical).href;
}

function split(url: string): [target: string, hash: string] {
  const at = url.search(/[?#]/);
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
