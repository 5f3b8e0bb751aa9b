import type { Code, List, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { tokenize } from '../search/tokenize';
import { telling } from './telling';

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
 * So are the marks of releases below the first words of a page, which say nothing of the question.
 *
 * @param question - decides which rows of a long table are shown: those that say most of it
 */
export function clip(blocks: readonly RootContent[], question = ''): Clipped {
  const said = blocks.filter((block) => !namesReleases(block));
  const readable = said.filter((block) => block.type !== 'code' || block.lang !== 'mermaid');
  const shown: RootContent[] = [];
  let length = 0;
  for (const block of readable) {
    if (length >= LENGTH) break;
    shown.push(block);
    length += toString(block).length;
  }
  const code = readable.find((block) => block.type === 'code');
  if (code && !shown.includes(code)) shown.push(code);
  const asked = new Set(telling(question).map(({ term }) => term));
  const short = shown.map((block) => shorten(block, asked));
  return { blocks: short, isCut: shown.length < said.length || short.some((block, at) => block !== shown[at]) };
}

/** Whether a block is nothing but links to releases, as `[Sails 2.0.0](…) [Gear 2.0.0](…)` is. */
const namesReleases = (block: RootContent) =>
  block.type === 'paragraph' &&
  block.children.every((part) => (part.type === 'link' ? / [\d.]+$/ : /^\s*$/).test(toString(part)));

function shorten(block: RootContent, asked: ReadonlySet<string>): RootContent {
  if (block.type === 'code') return shortenCode(block);
  return (block.type === 'table' || block.type === 'list') && block.children.length > ROWS
    ? shortenRows(block, asked)
    : block;
}

/** The rows that say most of what was asked, in their order; the first ones where that is equal, and of steps. */
function shortenRows(block: Table | List, asked: ReadonlySet<string>): RootContent {
  const said = block.children.map((row, at) => {
    if (block.type === 'list' && block.ordered) return 0;
    if (block.type === 'table' && at === 0) return Infinity;
    const terms = new Set(row.children.flatMap((part) => tokenize(toString(part))).map(({ term }) => term));
    return [...asked].filter((term) => terms.has(term)).length;
  });
  const best = [...said.keys()].sort((a, b) => (said[b] ?? 0) - (said[a] ?? 0) || a - b).slice(0, ROWS);
  return { ...block, children: block.children.filter((_, at) => best.includes(at)) } as RootContent;
}

function shortenCode(code: Code): Code {
  const lines = code.value.split('\n');
  return lines.length > LINES ? { ...code, value: lines.slice(0, LINES).join('\n') } : code;
}
