import { readFileSync } from 'node:fs';
import type { Root, Table as TableNode } from 'mdast';
import type { Plugin } from 'unified';
import { componentAttributes, fail, failUnknown, type Place } from '../shared/componentAttributes';
import { fileBelow } from '../shared/fileBelow';
import { isMdxElement } from '../shared/mdxElement';
import { referenceTable } from '../shared/markdownTable';
import { type Idl, parseIdl } from './parseIdl';
import { type Part, PARTS, toTable } from './tables';
import { SKIP, visit } from '../shared/visit';

/**
 * Puts a table from the IDL of a program in the place of `<IdlTable file="examples/rust/vmt/vmt.idl" of="events" />`.
 *
 * `of` is one of {@link PARTS}; `service` picks one service. The table is plain Markdown, so that search and every export of the
 * page hold it. A file, part or service that does not exist, and a part without entries, stop the build with page, line and what
 * there is.
 */
export const remarkIdl: Plugin<[Folders], Root> = (folders) => (tree, page) => {
  visit(tree, (node, index, parent) => {
    if (!isMdxElement(node) || node.name !== 'IdlTable' || index === undefined || !parent) return undefined;
    const place = { element: node, page };
    if (node.type === 'mdxJsxTextElement') fail('<IdlTable> must stand on a line of its own.', place);
    parent.children.splice(index, 1, showTable(place, folders));
    return [SKIP, index + 1];
  });
};

interface Folders {
  root: string;
  /** Below the root: files elsewhere are not shown. */
  folder?: string;
}

function showTable(place: Place, folders: Folders): TableNode {
  const { file = '', of = '', service } = componentAttributes(place, ['file', 'of', 'service']);
  if (!isPart(of)) return failUnknown('of', of, PARTS, place);
  const idl = readIdl(file, folders, place);
  const services = idl.services.map(({ name }) => name);
  if (service !== undefined && !services.includes(service)) return failUnknown('service', service, services, place);

  const { header, rows } = toTable(idl, of, service);
  if (rows.length === 0) return fail(`${file} has no ${of}${service ? ` in ${service}` : ''}.`, place);
  try {
    return referenceTable(header, rows);
  } catch (error) {
    return fail(`${file}: a comment ${(error as Error).message}`, place);
  }
}

function readIdl(file: string, { root, folder }: Folders, place: Place): Idl {
  const path = fileBelow(root, file, folder);
  if (!file.endsWith('.idl') || !path) {
    return fail(`<IdlTable> needs file="…" with the path of an .idl file from the root; "${file}" is none.`, place);
  }
  try {
    return parseIdl(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(`${file}: ${(error as Error).message}`, place);
  }
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);
