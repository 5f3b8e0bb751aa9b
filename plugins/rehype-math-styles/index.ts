import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { mdxElement } from '../shared/mdxElement';

/** Adds `<MathStyles />`, which links the stylesheet of KaTeX, to pages that hold a formula, and to no others. */
export const rehypeMathStyles: Plugin<[], Root> = () => (tree) => {
  let found = false;
  visit(tree, 'element', ({ properties }) => {
    found = Array.isArray(properties.className) && properties.className.includes('katex');
    return found ? EXIT : undefined;
  });
  if (found) tree.children.push(mdxElement('MathStyles', {}));
};
