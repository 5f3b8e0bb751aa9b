import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../shared/filesBelow';
import { hash } from '../shared/kept';

/** Files of chunks where pages are rendered: without a fingerprint, so that the code that loads them stays when they change. */
export const CHUNK_FILENAME = 'assets/js/[name].js';

/** A page, and the name of the chunk that holds its content. */
interface PageContent {
  path: string;
  content: string;
}

/**
 * A text for each page that changes with all that the page is rendered from: the script of its own content, and every file that is
 * not the content of one page. The classic bundler writes all pages into one file, so that they change together.
 *
 * @param folder - where the bundler has written what renders pages
 * @returns keys by the path of the page
 */
export function renderKeys(folder: string, pages: readonly PageContent[]): Record<string, string> {
  const hashes = new Map(filesBelow(folder).map((file) => [file, hash(file, readFileSync(join(folder, file)))]));
  const ofPage = ({ content }: PageContent) => CHUNK_FILENAME.replace('[name]', content);
  const own = new Set(pages.map(ofPage));
  const frame = hash(...[...hashes].flatMap(([file, made]) => (own.has(file) ? [] : [made])));
  return Object.fromEntries(pages.map((page) => [page.path, hash(frame, hashes.get(ofPage(page)) ?? '')]));
}
