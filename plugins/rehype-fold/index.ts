import type { Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import { mdxElement } from '../shared/mdxElement';

/** Height of the first screen in pixels: that of a laptop. */
const SCREEN = 1000;
/** Height in pixels that a character of a text column takes, and least height of a block: measured roughly, on a wide screen. */
const CHARACTER = 0.4;
const BLOCK = 56;
/** Height of what is drawn, and has no text in the tree. */
const DRAWN = 300;

/**
 * Puts what stands below the first screen of a page into `<BelowTheFold>`, which a change of the page shows one frame later. What is
 * too short for that stays as it is.
 */
export const rehypeFold: Plugin<[], Root> = () => (tree) => {
  let height = 0;
  const fold = tree.children.findIndex((node) => {
    if (height > SCREEN) return true;
    height += heightOf(node);
    return false;
  });
  if (fold === -1) return;
  const rest = tree.children.slice(fold);
  const modules = rest.filter((node) => node.type === 'mdxjsEsm');
  const below = rest.filter((node) => node.type !== 'mdxjsEsm');
  if (below.every((node) => heightOf(node) === 0)) return;
  const wrapped = { ...mdxElement('BelowTheFold', {}), children: below } as RootContent;
  tree.children = [...tree.children.slice(0, fold), wrapped, ...modules];
};

/** Roughly, in pixels: nothing for line breaks, comments and modules. */
function heightOf(node: RootContent): number {
  if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return 0;
  const text = toString(node).length;
  return text === 0 ? DRAWN : Math.max(BLOCK, text * CHARACTER);
}
