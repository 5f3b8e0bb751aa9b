import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DATA } from '../../docs/_data';
import type {
  ConstantEntry,
  EnumEntry,
  ErrorEntry,
  EventEntry,
  ExtrinsicEntry,
  Grouped,
  RpcEntry,
  TrackEntry,
} from '../../docs/_data/types';
import {
  compareCalls,
  compareConstants,
  compareEnums,
  compareErrors,
  compareEvents,
  comparePallets,
  compareRpc,
  compareSpendLimits,
  compareTracks,
  type ReadSource,
} from './compare';
import { readConstants } from './evaluate';
import { placeOf } from './placeOf';

const MEMBERS = new URL('../../examples/typescript/tests/fixtures/members.json', import.meta.url);

/** Files of the runtime whose constants others use. */
const SHARED_CONSTANTS = [
  'gear:vara/runtime/vara/src/constants.rs',
  'gear:vara/runtime/common/src/constants.rs',
  'gear:vara/runtime/common/src/lib.rs',
];

/** Where the runtime says what the origins of tracks may spend. */
const SPEND_LIMITS = 'gear:vara/runtime/vara/src/governance/origins.rs';

/** Where the runtime lists its pallets. */
const PALLETS = 'gear:vara/runtime/vara/src/lib.rs';

/** Upstream sources at one point of their history. */
export interface Upstream {
  /** Throws if the file does not exist there. */
  read: ReadSource;
  /** Whether there is a checkout of this key. */
  has: (key: string) => boolean;
}

/** What a comparison of docs/_data with upstream sources found. */
export interface ReferenceReport {
  differences: string[];
  /** Names of figures that are to be compared by eye. */
  skipped: string[];
}

/** Entries of docs/_data that a message names for one file. */
const MAX_ENTRIES = 3;

/** The entries of a value, however deep, that name a source: by source, with their places such as `constants.chain.session`. */
function entriesBySource(value: unknown, place = '', found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if ((key === 'source' || key === 'verifiedAt') && typeof inner === 'string') {
      const source = inner.replace(/#.*/, '');
      found.set(source, [...(found.get(source) ?? []), place]);
    } else entriesBySource(inner, place ? `${place}.${key}` : key, found);
  }
  return found;
}

/** Sources that cannot be read, with what rests on them. */
function missingSources({ read, has }: Upstream): Map<string, string[]> {
  const sources = entriesBySource(DATA);
  for (const source of SHARED_CONSTANTS) sources.set(source, sources.get(source) ?? ['other constants']);
  sources.set(SPEND_LIMITS, ['what tracks spend']);
  return new Map([...sources].filter(([source]) => has(source.split(':')[0] ?? '') && !exists(source, read)));
}

function exists(source: string, read: ReadSource): boolean {
  try {
    read(source);
    return true;
  } catch {
    return false;
  }
}

/** Members of packages that are newer than the installable ones, and that their upstream file does not have. */
function missingMembers({ read, has }: Upstream): string[] {
  const { newer } = JSON.parse(readFileSync(fileURLToPath(MEMBERS), 'utf8')) as { newer: Record<string, string> };
  return Object.entries(newer).flatMap(([member, source]) => {
    if (!has(source.split(':')[0] ?? '')) return [];
    const name = member.split('.').at(-1) ?? '';
    if (exists(source, read) && new RegExp(`\\b${name}\\b`).test(read(source))) return [];
    return [`${member} is not in ${source}, as examples/typescript/tests/fixtures/members.json says`];
  });
}

/** Compares the reference data of the docs with upstream sources. A checkout of Gear must be there. */
export function checkReference(upstream: Upstream): ReferenceReport {
  const { read } = upstream;
  const missing = missingSources(upstream);
  /** Without what rests on a file that is not there: nothing can be said of it. */
  const readable = <Entry extends { source: string }>(groups: Grouped<Entry>): Grouped<Entry> =>
    mapValues(groups, (entries) =>
      Object.fromEntries(Object.entries(entries).filter(([, { source }]) => !missing.has(source.replace(/#.*/, '')))),
    );

  const shared = SHARED_CONSTANTS.filter((source) => !missing.has(source)).reduce(
    (known, source) => readConstants(read(source), known),
    new Map(),
  );
  // The presets import it under this name.
  shared.set('TOKEN', shared.get('UNITS') ?? 0n);

  const constants = compareConstants(readable<ConstantEntry>(DATA.constants), { read, environment: shared, placeOf });
  return {
    skipped: constants.skipped,
    differences: [
      ...[...missing].map(
        ([source, entries]) =>
          `${source} does not exist: the source of ${shorten(entries)} in docs/_data. Name the new one`,
      ),
      ...constants.differences,
      ...(missing.has(PALLETS)
        ? []
        : comparePallets([DATA.extrinsics, DATA.events, DATA.errors].flatMap(Object.keys), PALLETS, read)),
      ...compareCalls(readable<ExtrinsicEntry>(DATA.extrinsics), read),
      ...compareEvents(readable<EventEntry>(DATA.events), read),
      ...compareErrors(readable<ErrorEntry>(DATA.errors), read),
      ...compareEnums(readable<EnumEntry>(DATA.enums), read),
      ...compareRpc(readable<RpcEntry>(DATA.rpc), read),
      ...Object.values(readable<TrackEntry>(DATA.tracks)).flatMap((tracks) => compareTracks(tracks, read, shared)),
      ...(missing.has(SPEND_LIMITS)
        ? []
        : compareSpendLimits(Object.assign({}, ...Object.values(DATA.tracks)), SPEND_LIMITS, read, shared)),
      ...missingMembers(upstream),
    ],
  };
}

const mapValues = <Value>(record: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

function shorten(entries: readonly string[]): string {
  const more = entries.length - MAX_ENTRIES;
  return entries.slice(0, MAX_ENTRIES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
