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
 * @param service - name of a service; without it, those of all services, named if the IDL has several
 */
export function toTable(idl: Idl, part: Part, service?: string): Table {
  const services = idl.services.filter(({ name }) => service === undefined || name === service);
  const several = services.length > 1;
  const owned = <T>(pick: (from: (typeof services)[number]) => T[]) =>
    services.flatMap((from) => pick(from).map((item) => ({ ...item, service: from.name })));
  switch (part) {
    case 'constructors':
      return functions('Constructor', own(idl.programs.flatMap(({ constructors }) => constructors)), several);
    case 'commands':
      return functions(
        'Command',
        owned(({ functions: all }) => all.filter(({ isQuery }) => !isQuery)),
        several,
      );
    case 'queries':
      return functions(
        'Query',
        owned(({ functions: all }) => all.filter(({ isQuery }) => isQuery)),
        several,
      );
    case 'events':
      return events(
        owned((from) => from.events),
        several,
      );
    case 'types':
      return types(
        [
          ...owned((from) => from.types),
          ...(service === undefined ? own(idl.programs.flatMap((program) => program.types)) : []),
        ],
        several,
      );
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

function functions(kind: string, rows: (IdlFunction & Owned)[], several: boolean): Table {
  return table(rows, several, [kind, 'Parameters', 'Returns', 'Refuses with', 'Meaning'], (row) => [
    code(row.name),
    code(...fieldsOf(row.params)),
    code(row.returns),
    code(row.throws),
    row.docs,
  ]);
}

function events(rows: (IdlVariant & Owned)[], several: boolean): Table {
  return table(rows, several, ['Event', 'Fields', 'Meaning'], (row) => [
    code(row.name),
    code(...fieldsOf(row.fields)),
    row.docs,
  ]);
}

function types(rows: (IdlType & Owned)[], several: boolean): Table {
  return table(rows.flatMap(withParts), several, ['Type', 'Kind', 'Fields or variants', 'Meaning'], (row) => [
    code(row.name),
    row.kind,
    code(...row.parts),
    row.docs,
  ]);
}

/** A type, and behind it each of its variants and fields that has a comment. */
function withParts({ name, kind, docs, fields, variants, service }: IdlType & Owned) {
  const part = (of: string, partKind: string, { docs: comment }: { docs: string }) =>
    comment ? [{ name: of, kind: partKind, parts: [], docs: comment, service }] : [];
  const fieldParts = (owner: string, all: IdlField[]) =>
    all.flatMap((field, index) => part(`${owner}.${field.name ?? index}`, 'field', field));
  return [
    { name, kind, parts: kind === 'enum' ? variants.map(variantText) : fieldsOf(fields), docs, service },
    ...fieldParts(name, fields),
    ...variants.flatMap((variant) => {
      const path = `${name}::${variant.name}`;
      return [...part(path, 'variant', variant), ...fieldParts(path, variant.fields)];
    }),
  ];
}

function variantText({ name, fields }: IdlVariant): string {
  if (fields.length === 0) return name;
  const inner = fieldsOf(fields).join(', ');
  return fields[0]?.name ? `${name} { ${inner} }` : `${name}(${inner})`;
}

/** What has no service, as constructors have none, leaves the first column empty, and an empty column is left out. */
function table<T extends Owned>(items: T[], several: boolean, header: string[], cells: (item: T) => Cell[]): Table {
  const named = several || new Set(items.map(({ service }) => service)).size > 1;
  const rows = items.map((item) => [...(named ? [code(item.service)] : []), ...cells(item)]);
  return { header: named ? ['Service', ...header] : header, rows };
}
