import type { Element, ElementContent, Root } from 'hast';
import type { Plugin } from 'unified';
import { SKIP, visit } from '../shared/visit';

/**
 * A table whose head begins with an empty cell has headings on two sides. Markdown knows only those at the top, so the first cells of the
 * other rows become headings here: assistive technology then says what a cell is about, and not only which column it stands in
 * (https://www.w3.org/WAI/WCAG22/Techniques/html/H63).
 */
export const rehypeRowHeadings: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return undefined;
    const [corner] = childrenOf(rowsOf(table, 'thead')[0]);
    if (corner?.children.length === 0) rowsOf(table, 'tbody').forEach(nameRow);
    return SKIP;
  });
};

function nameRow(row: Element): void {
  const [first] = childrenOf(row);
  if (!first || first.children.length === 0) return;
  first.tagName = 'th';
  first.properties.scope = 'row';
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const childrenOf = (element?: Element): Element[] => element?.children.filter(isElement) ?? [];
const rowsOf = (table: Element, part: 'thead' | 'tbody'): Element[] =>
  childrenOf(table)
    .filter(({ tagName }) => tagName === part)
    .flatMap(childrenOf);
