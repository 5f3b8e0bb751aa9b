import type { Code, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** What is shown of a section. */
export interface Clipped {
  blocks: RootContent[];
  /** Whether the page shows more of it. */
  isCut: boolean;
}

/** Characters of a passage: whole blocks are shown until there are this many. */
const LENGTH = 700;
/** Rows of a table, and items of a list, beyond which a reader is better off on the page. */
const ROWS = 12;
/** Lines of a block of code. */
const LINES = 28;

/**
 * The beginning of a section, in whole blocks, lines and rows: no sentence is cut. Of a section with code, the first block of it
 * is shown too, however late it comes. The source of a diagram is left out: no page shows it, and its text alternative stands before it.
 */
export function clip(blocks: readonly RootContent[]): Clipped {
  const readable = blocks.filter((block) => block.type !== 'code' || block.lang !== 'mermaid');
  const shown: RootContent[] = [];
  let length = 0;
  for (const block of readable) {
    if (length >= LENGTH) break;
    shown.push(block);
    length += toString(block).length;
  }
  const code = readable.find((block) => block.type === 'code');
  if (code && !shown.includes(code)) shown.push(code);
  const short = shown.map(shorten);
  return { blocks: short, isCut: shown.length < blocks.length || short.some((block, at) => block !== shown[at]) };
}

function shorten(block: RootContent): RootContent {
  if (block.type === 'code') return shortenCode(block);
  if ((block.type === 'table' || block.type === 'list') && block.children.length > ROWS) {
    return { ...block, children: block.children.slice(0, ROWS) } as RootContent;
  }
  return block;
}

function shortenCode(code: Code): Code {
  const lines = code.value.split('\n');
  return lines.length > LINES ? { ...code, value: lines.slice(0, LINES).join('\n') } : code;
}
