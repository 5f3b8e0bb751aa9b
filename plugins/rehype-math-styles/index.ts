import type { Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { mdxElement } from '../shared/mdxElement';
import { SKIP, visit } from '../shared/visit';

/**
 * Adds `<MathStyles />`, which links the stylesheet of KaTeX, to pages that hold a formula, and to no others. A formula on lines of
 * its own comes into a `<ScrollArea>`: it cannot break, and may be wider than a phone. A formula that KaTeX cannot read stops the
 * build, with page and line: its source would stand on the page in red.
 */
export const rehypeMathStyles: Plugin<[], Root> = () => (tree, page) => {
  refuseUnread(page);
  let found = false;
  visit(tree, 'element', (node, index, parent) => {
    const { className } = node.properties;
    if (!Array.isArray(className) || !className.some((name) => /^katex(?:-display)?$/.test(String(name)))) return;
    found = true;
    if (parent && index !== undefined && className.includes('katex-display')) {
      parent.children[index] = { ...mdxElement('ScrollArea', { label: 'Formula' }), children: [node] };
    }
    return SKIP;
  });
  // First: below the fold of a page, it would come after the first screen.
  if (found) tree.children.unshift(mdxElement('MathStyles', {}));
};

/** KaTeX itself only leaves a message, which nobody prints. */
function refuseUnread(page: VFile): void {
  const unread = page.messages.find(({ source }) => source === 'rehype-katex');
  if (!unread) return;
  // A formula on lines of its own has its place around it.
  const place = unread.ancestors?.findLast(({ position }) => position)?.position;
  const cause = unread.cause instanceof Error ? unread.cause.message : unread.reason;
  page.fail(
    `This formula cannot be read: ${cause.replace(/^KaTeX parse error: /, '')}. For the sign write "\\$".`,
    place,
  );
}
