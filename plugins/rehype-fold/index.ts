import type { Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import { toString } from '../shared/esModules.cjs';
import { mdxElement } from '../shared/mdxElement';

/**
 * First screens: their height in pixels, and the height that a character of a text column takes at their width. Measured roughly: what
 * counts is that the whole screen stands above the fold.
 */
const PHONE = { height: 900, character: 0.75 };
const LAPTOP = { height: 1000, character: 0.4 };
/** Least height of a block, in pixels. */
const BLOCK = 56;
/** Height of what is drawn, and has no text in the tree. */
const DRAWN = 300;

/**
 * Puts what stands below the first screen of a page into `<BelowTheFold>`, which a change of the page shows one frame later. What is
 * below that of a phone, but not of a laptop, has one of its own. What is too short for that stays as it is.
 */
export const rehypeFold: Plugin<[], Root> = () => (tree) => {
  const { children } = tree;
  const phone = foldOf(children, PHONE);
  const laptop = foldOf(children, LAPTOP);
  const isModule = (node: RootContent) => node.type === 'mdxjsEsm';
  const below = (nodes: readonly RootContent[], on?: string): RootContent[] => {
    const shown = nodes.filter((node) => !isModule(node));
    if (shown.every((node) => heightOf(node, LAPTOP) === 0)) return shown;
    return [{ ...mdxElement('BelowTheFold', { on }), children: shown } as RootContent];
  };
  tree.children = [
    ...children.slice(0, phone),
    ...below(children.slice(phone, laptop), 'phone'),
    ...below(children.slice(laptop)),
    ...children.slice(phone).filter(isModule),
  ];
};

type Screen = typeof PHONE;

/** Index of the first block below a screen; how many there are if all fit. */
function foldOf(blocks: readonly RootContent[], screen: Screen): number {
  let height = 0;
  let fold = 0;
  for (const block of blocks) {
    if (height > screen.height) return fold;
    height += heightOf(block, screen);
    fold += 1;
  }
  return fold;
}

/** Roughly, in pixels: nothing for line breaks, comments and modules. */
function heightOf(node: RootContent, { character }: Screen): number {
  if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return 0;
  const text = toString(node).length;
  return text === 0 ? DRAWN : Math.max(BLOCK, text * character);
}
