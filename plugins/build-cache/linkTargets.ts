import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from '../content/listPages';
import { filesBelow } from '../shared/filesBelow';

/** Folders of pages of older versions and of other languages. */
const OTHERS = ['versioned_docs', 'i18n'];

/**
 * What links to pages depend on: a link to a file becomes the address of its page, or an error, when the page with the link is compiled.
 *
 * @param root - root of the repository
 * @returns for each page its file, and the front matter that decides about its address, or whether it has one; of pages of older
 * versions and other languages the file
 */
export const linkTargets = (root: string): unknown[] => [
  ...listPages(root).map(({ file, frontMatter: { slug, id, draft } }) => ({ file, slug, id, draft })),
  ...OTHERS.filter((folder) => existsSync(join(root, folder))).map((folder) => filesBelow(join(root, folder))),
];
