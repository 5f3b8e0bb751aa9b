import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from '../shared/visit';

/**
 * Stops the build, with page and line, over two headings with one anchor: links to the second would lead to the first. Docusaurus
 * numbers equal headings, but not those beside an anchor that a writer has given.
 */
export const refuseSharedAnchors: Plugin<[], Root> = () => (tree, page) => {
  const seen = new Set<unknown>();
  visit(tree, 'heading', (heading) => {
    const id = heading.data && 'id' in heading.data ? heading.data.id : undefined;
    if (seen.has(id))
      page.fail(`Another heading of this page has the anchor "${String(id)}". Give one another.`, heading);
    seen.add(id);
  });
};
