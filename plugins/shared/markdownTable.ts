import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { inline } from './inline';
import { markRepeated } from './repeated';

/** A cell of a table: inline Markdown, or nodes. */
export type Cell = string | PhrasingContent[];

/** The nodes of a cell. */
export const phrasing = (cell: Cell): PhrasingContent[] => (typeof cell === 'string' ? inline(cell) : cell);

/** Text in the face of code. */
export const code = (value: string): PhrasingContent[] => [{ type: 'inlineCode', value }];

/**
 * A Markdown table. A column whose cells are all empty is left out.
 *
 * @throws Error if a text is no inline Markdown
 */
export function markdownTable(head: readonly Cell[], rows: readonly (readonly Cell[])[]): Table {
  const filled = head.map((_, column) => rows.some((cells) => (cells[column]?.length ?? 0) > 0));
  const rowNode = (cells: readonly Cell[]): TableRow => ({
    type: 'tableRow',
    children: cells
      .filter((_, column) => filled[column])
      .map((cell): TableCell => ({ type: 'tableCell', children: phrasing(cell) })),
  });
  return { type: 'table', children: [rowNode(head), ...rows.map(rowNode)] };
}

/** A Markdown table of which many pages have one, with the same head over other rows. */
export function referenceTable(...[head, rows]: Parameters<typeof markdownTable>): Table {
  const table = markdownTable(head, rows);
  return { ...table, children: table.children.map((row, index) => (index === 0 ? markRepeated(row) : row)) };
}
