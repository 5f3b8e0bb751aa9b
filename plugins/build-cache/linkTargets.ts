import { listPages } from '../content/listPages';

/**
 * What links to pages depend on: a link to a file becomes the address of its page, or an error, when the page with the link is compiled.
 *
 * @param root - root of the repository
 * @returns for each page its file, and the front matter that decides about its address, or whether it has one
 */
export const linkTargets = (root: string): unknown[] =>
  listPages(root).map(({ file, frontMatter: { slug, id, draft } }) => ({ file, slug, id, draft }));
