import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PhrasingContent, Root, Table as TableNode, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { inline } from '../shared/inline';
import { parseIdl } from './parseIdl';
import { type Cell, type Part, PARTS, type Table, toTable } from './tables';

/**
 * Puts a table from the IDL of a program in the place of `<IdlTable file="examples/rust/vmt/vmt.idl" of="events" />`.
 *
 * `of` is one of {@link PARTS}; `service` picks one service. The table is plain Markdown, so that search and every export of the
 * page hold it. A file, part or service that does not exist, and a part without entries, stop the build with page, line and what
 * there is.
 */
export const remarkIdl: Plugin<[{ root: string }], Root> =
  ({ root }) =>
  (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'IdlTable' || index === undefined || !parent) return undefined;
      parent.children.splice(index, 1, showTable(node, root, page));
      return [SKIP, index + 1];
    });
  };

function showTable(node: MdxJsxFlowElement, root: string, page: VFile): TableNode {
  const table = readTable(node, root, page);
  try {
    return tableNode(table);
  } catch (error) {
    return page.fail(`${attributesOf(node).file}: a comment ${(error as Error).message}`, node);
  }
}

function readTable(node: MdxJsxFlowElement, root: string, page: VFile): Table {
  const { file = '', of = '', service } = attributesOf(node);
  const path = join(root, file);
  if (!file.endsWith('.idl') || !existsSync(path)) {
    return page.fail(`<IdlTable> needs file="…" with the path of an .idl file from the root; "${file}" is none.`, node);
  }
  if (!isPart(of)) {
    return page.fail(`<IdlTable> knows no of="${of}". It has: ${PARTS.join(', ')}.`, node);
  }
  let idl;
  try {
    idl = parseIdl(readFileSync(path, 'utf8'));
  } catch (error) {
    return page.fail(`${file}: ${(error as Error).message}`, node);
  }
  const names = idl.services.map(({ name }) => name);
  if (service !== undefined && !names.includes(service)) {
    return page.fail(`${file} has no service "${service}". It has: ${names.join(', ')}.`, node);
  }
  const table = toTable(idl, of, service);
  if (table.rows.length === 0) return page.fail(`${file} has no ${of}${service ? ` in ${service}` : ''}.`, node);
  return table;
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

function attributesOf({ attributes }: MdxJsxFlowElement): Record<string, string | undefined> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

function tableNode({ header, rows }: Table): TableNode {
  const head = rowNode(header.map((value) => [{ type: 'text', value }]));
  return { type: 'table', children: [head, ...rows.map((row) => rowNode(row.map(content)))] };
}

function rowNode(cells: PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children): TableCell => ({ type: 'tableCell', children })) };
}

function content(cell: Cell): PhrasingContent[] {
  if ('text' in cell) return inline(cell.text);
  return cell.code.flatMap((value, index) => [
    ...(index > 0 ? [{ type: 'break' } as const] : []),
    { type: 'inlineCode', value } as const,
  ]);
}
