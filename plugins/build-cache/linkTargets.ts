import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pagesBelow } from '../content/listPages';

/** Folders of pages: of the newest version, of older ones and of other languages. */
const FOLDERS = ['docs', 'versioned_docs', 'i18n'];

/**
 * What links to pages depend on: a link to a file becomes the address of its page, or an error, when the page with the link is compiled.
 *
 * @param root - root of the repository
 * @returns for each page its file, and the front matter that decides about its address, or whether it has one
 */
export const linkTargets = (root: string): unknown[] =>
  FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => pagesBelow(root, folder))
    .map(({ file, frontMatter: { slug, id, draft } }) => ({ file, slug, id, draft }));
