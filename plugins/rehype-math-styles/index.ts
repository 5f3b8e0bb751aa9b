import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { mdxElement } from '../shared/mdxElement';
import { SKIP, visit } from '../shared/visit';

/**
 * Adds `<MathStyles />`, which links the stylesheet of KaTeX, to pages that hold a formula, and to no others. A formula on lines of
 * its own comes into a `<ScrollArea>`: it cannot break, and may be wider than a phone.
 */
export const rehypeMathStyles: Plugin<[], Root> = () => (tree) => {
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
