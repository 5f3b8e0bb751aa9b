import type { Span } from './terms';

const BLOCKS = 'p, li, dt, dd, td, th, pre, h1, h2, h3, h4, h5, h6, summary, figcaption, blockquote, div';
/** What no reader reads as text of the page. A term that opens its definition is text, and its definition is not. */
const SKIPPED = 'script, style, button, [popover], svg, .katex-mathml';

/** Text of a paragraph, heading, cell or block of code, with the nodes that it is spread over. */
interface Block {
  element: Element | null;
  text: string;
  nodes: { node: Text; start: number }[];
}

/**
 * Finds stretches of the text below an element. A stretch may begin in one node and end in another: highlighted code puts each
 * part of a name into an element of its own.
 */
export function rangesIn(root: Element, find: (text: string) => Span[]): Range[] {
  return blocksIn(root).flatMap((block) =>
    find(block.text).map(({ start, end }) => {
      const range = document.createRange();
      range.setStart(...pointAt(block, start, false));
      range.setEnd(...pointAt(block, end, true));
      return range;
    }),
  );
}

function blocksIn(root: Element): Block[] {
  const blocks: Block[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(SKIPPED)) continue;
    const element = node.parentElement?.closest(BLOCKS) ?? null;
    let block = blocks.at(-1);
    if (!block || block.element !== element) blocks.push((block = { element, text: '', nodes: [] }));
    block.nodes.push({ node, start: block.text.length });
    block.text += node.data;
  }
  return blocks;
}

/** Node and offset of a place in a block. Between two nodes, an end belongs to the first, a start to the second. */
function pointAt({ nodes }: Block, offset: number, isEnd: boolean): [Text, number] {
  const found = nodes.findLast(({ start }) => (isEnd ? start < offset : start <= offset));
  if (!found) throw new Error(`No text at ${offset}.`);
  return [found.node, offset - found.start];
}
