import type { ConstantEntry, Field } from '../../docs/_data/types';
import { type Cell, code } from '../shared/markdownTable';
import { joined, paramTable, sourceLink } from './build';
import { formatQuantity, type Scale } from './formatQuantity';
import type { DataKind, DocsData } from './types';

/** The columns of a table, and the cells of one entry. */
interface TableShape<Kind extends DataKind> {
  head: readonly string[];
  row: (name: string, entry: DocsData[Kind][string][string], scale: Scale) => Cell[];
  /** Whether its names are long, and may break so that what they mean is seen beside them. */
  breaksNames?: boolean;
}

const CHANGES: Record<ConstantEntry['changedBy'], string> = {
  'runtime upgrade': 'Runtime upgrade',
  governance: 'Governance',
  'node release': 'Node release',
  flag: 'Its operator',
  nothing: 'Fixed',
};

const fieldNames = (fields: readonly Field[]): Cell =>
  joined(
    fields.map(({ name, type, optional }) => [
      ...code(`${name}${optional ? '?' : ''}`),
      { type: 'text', value: ` ${type}` },
    ]),
  );

const planck = (value: bigint, scale: Scale) => formatQuantity({ value, unit: 'planck' }, scale) ?? '';
const blocks = (value: number, scale: Scale) => formatQuantity({ value, unit: 'blocks' }, scale, 'duration') ?? '';

/** Class of code that may break anywhere, so that what stands beside it is seen. */
const LONG = 'long';

/** Every kind of data as a table. */
const TABLES: { [Kind in DataKind]: TableShape<Kind> } = {
  constants: {
    head: ['Name', 'Value', 'Meaning', 'Changed by', 'Read live', 'Source'],
    row: (_, entry, scale) => [
      entry.label,
      formatQuantity(entry, scale) ?? '',
      entry.meaning,
      CHANGES[entry.changedBy],
      entry.live ? code(entry.live) : '',
      sourceLink(entry.source, entry.symbol),
    ],
  },
  rpc: {
    // An overview: it leads to the sections of the methods, which tell the rest.
    head: ['Method', 'In `@gear-js/api`', 'What it gives'],
    row: (name, { summary, js }) => [
      [{ type: 'link', url: `#${name.toLowerCase()}`, children: [{ type: 'inlineCode', value: name }] }],
      js ? code(js) : '',
      summary,
    ],
  },
  extrinsics: {
    head: ['Call', 'Index', 'Parameters', 'What it does', 'Source'],
    row: (name, { index, params, summary, source }) => [
      code(name),
      String(index),
      fieldNames(params),
      summary,
      sourceLink(source),
    ],
  },
  events: {
    head: ['Event', 'Fields', 'Meaning', 'Source'],
    row: (name, { fields, summary, source }) => [code(name), fieldNames(fields), summary, sourceLink(source)],
  },
  errors: {
    head: ['Error', 'Index', 'Meaning', 'What to do', 'Source'],
    row: (name, { index, meaning, action, source }) => [code(name), String(index), meaning, action, sourceLink(source)],
  },
  enums: {
    head: ['Type', 'Variants', 'Meaning', 'Source'],
    row: (name, { variants, summary, source }) => [
      code(name),
      joined(variants.map((variant) => code(variant.name))),
      summary,
      sourceLink(source),
    ],
  },
  addresses: {
    head: ['Name', 'Address', 'What it is', 'Verified'],
    row: (_, { label, address, meaning, verifiedAt }) => [
      label,
      [{ type: 'inlineCode', value: address, data: { hProperties: { className: [LONG] } } }],
      meaning,
      verifiedAt ? sourceLink(verifiedAt) : '**Unverified**: compare before you use it',
    ],
  },
  tracks: {
    // Without their source, one file for all: with it, a reader at a desk would not see the whole row.
    head: [
      'Track',
      'Id',
      'Decided at a time',
      'Decision deposit',
      'Preparation',
      'Decision',
      'Confirmation',
      'Enactment',
      'Spends at most',
    ],
    row: (name, entry, scale) => [
      code(name),
      String(entry.id),
      formatQuantity({ value: entry.maxDeciding, unit: 'count' }, scale) ?? '',
      planck(entry.decisionDeposit, scale),
      blocks(entry.preparePeriod, scale),
      blocks(entry.decisionPeriod, scale),
      blocks(entry.confirmPeriod, scale),
      blocks(entry.minEnactmentPeriod, scale),
      entry.spendLimit === undefined ? '' : planck(entry.spendLimit, scale),
    ],
  },
  nodeFlags: {
    // Without a column for sources, or for values, which would leave the meaning too little room.
    breaksNames: true,
    head: ['Flag', 'Meaning', 'Default'],
    row: (name, { value, default: fallback, meaning, source }) => [
      joined([sourceLink(source, `--${name}`), ...(value ? [code(value)] : [])], ' '),
      meaning,
      fallback ?? '',
    ],
  },
  examples: {
    head: ['Example', 'Program', 'Section', 'Level', 'Teaches'],
    row: (name, { title, href, section, level, features }) => [
      [{ type: 'link', url: href, children: [{ type: 'text', value: title }] }],
      code(name),
      section,
      level,
      features.join(', '),
    ],
  },
};

/** A table of entries of one kind. */
export function tableOf<Kind extends DataKind>(
  kind: Kind,
  entries: readonly (readonly [string, DocsData[Kind][string][string]])[],
  scale: Scale,
) {
  const { head, row, breaksNames }: TableShape<Kind> = TABLES[kind];
  return paramTable(
    head,
    entries.map(([name, entry]) => row(name, entry, scale)),
    breaksNames,
  );
}
