import type { PhrasingContent } from 'mdast';
import type { Cell } from '../shared/markdownTable';
import type { Idl, IdlField, IdlFunction, IdlType, IdlVariant } from './parseIdl';

/** A table before it becomes part of a page. */
export interface Table {
  header: string[];
  rows: Cell[][];
}

interface Owned {
  service: string;
}

/** What a page can show of an IDL. */
export const PARTS = ['constructors', 'commands', 'queries', 'events', 'types'] as const;
export type Part = (typeof PARTS)[number];

/**
 * A part of an IDL as a table.
 *
 * @param service - name of a service; without it, those of all services, named if there are several
 */
export function toTable(idl: Idl, part: Part, service?: string): Table {
  const services = idl.services.filter(({ name }) => service === undefined || name === service);
  const owned = <T>(pick: (from: (typeof services)[number]) => T[]) =>
    services.flatMap((from) => pick(from).map((item) => ({ ...item, service: from.name })));
  switch (part) {
    case 'constructors':
      return functions('Constructor', own(idl.programs.flatMap(({ constructors }) => constructors)));
    case 'commands':
      return functions(
        'Command',
        owned(({ functions: all }) => all.filter(({ isQuery }) => !isQuery)),
      );
    case 'queries':
      return functions(
        'Query',
        owned(({ functions: all }) => all.filter(({ isQuery }) => isQuery)),
      );
    case 'events':
      return events(owned((from) => from.events));
    case 'types':
      return types([
        ...owned((from) => from.types),
        ...(service === undefined ? own(idl.programs.flatMap((program) => program.types)) : []),
      ]);
  }
}

const own = <T>(items: T[]): (T & Owned)[] => items.map((item) => ({ ...item, service: '' }));
/** Parts of code, each on its own line. */
const code = (...parts: (string | undefined)[]): PhrasingContent[] =>
  parts
    .filter(Boolean)
    .flatMap((value = '', index) => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      { type: 'inlineCode', value } as const,
    ]);
const fieldsOf = (fields: IdlField[]) => fields.map(({ name, type }) => (name ? `${name}: ${type}` : type));

function functions(kind: string, rows: (IdlFunction & Owned)[]): Table {
  return table(rows, [kind, 'Parameters', 'Returns', 'Refuses with', 'Meaning'], (row) => [
    code(row.name),
    code(...fieldsOf(row.params)),
    code(row.returns),
    code(row.throws),
    row.docs,
  ]);
}

function events(rows: (IdlVariant & Owned)[]): Table {
  return table(rows, ['Event', 'Fields', 'Meaning'], (row) => [
    code(row.name),
    code(...fieldsOf(row.fields)),
    row.docs,
  ]);
}

function types(rows: (IdlType & Owned)[]): Table {
  return table(rows, ['Type', 'Kind', 'Fields or variants', 'Meaning'], (row) => [
    code(row.name),
    row.kind,
    code(...(row.kind === 'enum' ? row.variants.map(variantText) : fieldsOf(row.fields))),
    row.docs,
  ]);
}

function variantText({ name, fields }: IdlVariant): string {
  if (fields.length === 0) return name;
  const inner = fieldsOf(fields).join(', ');
  return fields[0]?.name ? `${name} { ${inner} }` : `${name}(${inner})`;
}

function table<T extends Owned>(items: T[], header: string[], cells: (item: T) => Cell[]): Table {
  const several = new Set(items.map(({ service }) => service)).size > 1;
  const rows = items.map((item) => [...(several ? [code(item.service)] : []), ...cells(item)]);
  return { header: several ? ['Service', ...header] : header, rows };
}
