import type { Heading, Link, List, Paragraph, PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Source } from '../../docs/_data/types';
import { inline } from '../shared/inline';

/** Small builders of Markdown nodes. A cell is inline Markdown, or nodes. */
export type Cell = string | PhrasingContent[];

const phrasing = (cell: Cell): PhrasingContent[] => (typeof cell === 'string' ? inline(cell) : cell);

/** Text in the face of code. */
export const code = (value: string): PhrasingContent[] => [{ type: 'inlineCode', value }];

/** A link to an upstream file; it is resolved by remark-upstream-links. */
export function sourceLink(source: Source, symbol?: string): Link[] {
  const label = symbol ?? source.split('/').at(-1) ?? source;
  return [{ type: 'link', url: source, children: [{ type: 'inlineCode', value: label }] }];
}

/** Several cells in one, with a separator between them. */
export function joined(cells: readonly Cell[], separator = ', '): PhrasingContent[] {
  return cells.flatMap((cell, index) => [
    ...(index ? [{ type: 'text' as const, value: separator }] : []),
    ...phrasing(cell),
  ]);
}

export const paragraph = (...cells: Cell[]): Paragraph => ({ type: 'paragraph', children: cells.flatMap(phrasing) });

export const heading = (depth: Heading['depth'], text: string): Heading => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value: text }],
});

export const list = (items: readonly Cell[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(item)] })),
});

const row = (cells: readonly Cell[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((cell): TableCell => ({ type: 'tableCell', children: phrasing(cell) })),
});

/** A reference table. A column whose cells are all empty is left out. */
export function paramTable(head: readonly string[], rows: readonly (readonly Cell[])[]): MdxJsxFlowElement {
  const filled = head.map((_, column) => rows.some((cells) => (cells[column]?.length ?? 0) > 0));
  const pick = (cells: readonly Cell[]) => row(cells.filter((_, column) => filled[column]));
  const table: Table = { type: 'table', children: [pick(head), ...rows.map(pick)] };
  return { type: 'mdxJsxFlowElement', name: 'ParamTable', attributes: [], children: [table] };
}
