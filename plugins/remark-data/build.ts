import type { Heading, Link, List, Paragraph, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Source } from '../../docs/_data/types';
import { type Cell, referenceTable, phrasing } from '../shared/markdownTable';

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

/** A paragraph of cells, one after the other without a separator. Throws as `inline` does. */
export const paragraph = (...cells: Cell[]): Paragraph => ({ type: 'paragraph', children: cells.flatMap(phrasing) });

/** A heading of plain text. */
export const heading = (depth: Heading['depth'], text: string): Heading => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value: text }],
});

/** A list with bullets. Throws as `inline` does. */
export const list = (items: readonly Cell[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(item)] })),
});

/**
 * A reference table.
 *
 * @param breaksNames - whether names in the first column may break
 */
export const paramTable = (
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  breaksNames = false,
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'ParamTable',
  attributes: breaksNames ? [{ type: 'mdxJsxAttribute', name: 'breaksNames' }] : [],
  children: [referenceTable(head, rows)],
});
