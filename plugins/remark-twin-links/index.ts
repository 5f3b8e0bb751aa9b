import { posix, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { pageFolder } from '../shared/pageFolder';
import { visit } from '../shared/visit';

/** A link to the file of a page that is named from the page with the link. */
const PAGE = /^\.\.?\/[^?#]*\.mdx?(?=[?#]|$)/;

/**
 * Has links to pages begin at the folder of all pages instead of at the page. Docusaurus looks for those in the translation first, and
 * then in the original; for others it looks beside the page alone, where a translation has only what is translated.
 *
 * @param root - root of the site
 */
export const remarkTwinLinks: Plugin<[{ root: string }], Root> =
  ({ root }) =>
  (tree, file) => {
    const path = relative(root, file.path).split(sep).join('/');
    const folder = pageFolder(path);
    if (!folder) return;
    const from = posix.dirname(path.slice(folder.length));
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      node.url = node.url.replace(PAGE, (target) => posix.join('/', from, target));
    });
  };
