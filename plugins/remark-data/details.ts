import type { BlockContent, RootContent } from 'mdast';
import type { EnumEntry, EventEntry, ExtrinsicEntry, Field, RpcEntry } from '../../docs/_data/types';
import { type Cell, code } from '../shared/markdownTable';
import { heading, joined, list, paragraph, paramTable, sourceLink } from './build';
import { inline } from '../shared/inline';
import type { DocsData } from './types';

/** Depth of the heading above each entry. */
export type Depth = 2 | 3 | 4;

const fieldTable = (fields: readonly Field[], name = 'Name') =>
  paramTable(
    [name, 'Type', 'Meaning'],
    fields.map((field) => [
      code(field.name),
      joined([code(field.type), ...(field.unit ? [`in ${field.unit}`] : []), ...(field.optional ? ['optional'] : [])]),
      field.meaning,
    ]),
  );

const labelled = (label: string, ...cells: Cell[]) =>
  // No space at the end: as Markdown it would be written out as a character reference.
  paragraph(
    [{ type: 'strong', children: inline(label) }],
    ...(cells.length ? [[{ type: 'text' as const, value: ' ' }]] : []),
    ...cells,
  );

const names = (values: readonly string[]) => joined(values.map((value) => code(value)));

const note = (text: string | undefined): BlockContent[] => (text ? [paragraph(text)] : []);

function rpc(entry: RpcEntry): BlockContent[] {
  const { aliases = [], subscription, errors = [] } = entry;
  return [
    paragraph(entry.summary),
    ...(aliases.length ? [labelled('Also as', names(aliases))] : []),
    ...(subscription
      ? [
          labelled('Ends with', code(subscription.unsubscribe)),
          labelled('Notifications come as', code(subscription.notification)),
        ]
      : []),
    ...(entry.params.length ? [fieldTable(entry.params, 'Parameter')] : [labelled('Parameters:', 'none')]),
    labelled(
      subscription ? 'Each notification:' : 'Returns:',
      joined([code(entry.returns.type), entry.returns.meaning]),
    ),
    ...(entry.returns.fields ? [fieldTable(entry.returns.fields, 'Field')] : []),
    ...(errors.length ? [labelled('Errors:'), list(errors)] : []),
    ...(entry.js ? [labelled('In `@gear-js/api`:', code(entry.js))] : []),
    ...note(entry.note),
    labelled('Source:', sourceLink(entry.source)),
  ];
}

function extrinsics(entry: ExtrinsicEntry): BlockContent[] {
  return [
    paragraph(entry.summary),
    ...(entry.params.length ? [fieldTable(entry.params, 'Parameter')] : [labelled('Parameters:', 'none')]),
    list([
      `Call index: ${entry.index}`,
      `Origin: ${entry.origin}`,
      `Pays: ${entry.pays}`,
      joined(['Events:', entry.events.length ? names(entry.events) : 'none'], ' '),
      joined(['Errors:', entry.errors.length ? names(entry.errors) : 'none of its own'], ' '),
      ...(entry.js ? [joined(['In `@gear-js/api`:', code(entry.js)], ' ')] : []),
      joined(['Source:', sourceLink(entry.source)], ' '),
    ]),
    ...note(entry.note),
  ];
}

function events(entry: EventEntry): BlockContent[] {
  return [
    paragraph(entry.summary),
    ...(entry.fields.length ? [fieldTable(entry.fields, 'Field')] : [labelled('Fields:', 'none')]),
    labelled('Source:', sourceLink(entry.source)),
  ];
}

function enums(entry: EnumEntry): BlockContent[] {
  return [
    paragraph(entry.summary),
    paramTable(
      ['Variant', 'Fields', 'Meaning'],
      entry.variants.map(({ name, fields, meaning }) => [code(name), fields ? code(fields) : '', meaning]),
    ),
    labelled('Source:', sourceLink(entry.source)),
  ];
}

/** Every kind of data that can be shown at length, one heading an entry. */
export const DETAILS = { rpc, extrinsics, events, enums };

export type DetailKind = keyof typeof DETAILS;

/** Entries at length: a heading, what it does, its fields, and what follows. */
export function detailsOf<Kind extends DetailKind>(
  kind: Kind,
  entries: readonly (readonly [string, DocsData[Kind][string][string]])[],
  depth: Depth,
): RootContent[] {
  const show = DETAILS[kind] as (entry: DocsData[Kind][string][string]) => BlockContent[];
  return entries.flatMap(([name, entry]) => [heading(depth, name), ...show(entry)]);
}
