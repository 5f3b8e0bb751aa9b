import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { toString } from '../shared/esModules.cjs';
import { mdxElement } from '../shared/mdxElement';

/**
 * First screens, as measured on the pages of this site: how high they are, where the text begins, and what a character of a text
 * column adds to its height, in pixels. They are rather low: if a block were lower than estimated, the screen would not be filled.
 */
const PHONE = { height: 900, top: 330, character: 0.55 };
const LAPTOP = { height: 1000, top: 220, character: 0.3 };
/** Blocks: their least height in pixels, and how much higher than a text column their text stands. */
const TEXT = { least: 36, times: 1 };
const BLOCKS: Record<string, typeof TEXT> = {
  table: { least: 60, times: 2 },
  ParamTable: { least: 60, times: 2 },
  Cards: { least: 140, times: 2 },
  admonition: { least: 100, times: 1 },
  Diagram: { least: 340, times: 0 },
  Chart: { least: 340, times: 0 },
};
const CODE = { least: 100, line: 24 };

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
  let bottom = screen.top;
  let fold = 0;
  for (const block of blocks) {
    if (bottom > screen.height) return fold;
    bottom += heightOf(block, screen);
    fold += 1;
  }
  return fold;
}

/** Roughly, in pixels: nothing for line breaks, comments and modules. */
function heightOf(node: RootContent, { character }: Screen): number {
  if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return 0;
  const name = node.type === 'element' ? node.tagName : (node.name ?? '');
  if (node.type === 'mdxJsxFlowElement' && name === 'CodeBlock') return CODE.least + CODE.line * lineBreaks(node);
  const { least, times } = BLOCKS[name] ?? TEXT;
  return least + toString(node).length * character * times;
}

/** Those in the code of a `<CodeBlock>`: see `rehypeHighlight`. */
function lineBreaks({ attributes }: MdxJsxFlowElementHast): number {
  const html = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'html');
  return typeof html?.value === 'string' ? html.value.split('\n').length - 1 : 0;
}
