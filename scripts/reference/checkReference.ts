import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DATA } from '../../docs/_data';
import {
  compareCalls,
  compareConstants,
  compareEnums,
  compareErrors,
  compareEvents,
  compareRpc,
  compareTracks,
  type ReadSource,
} from './compare';
import { readConstants } from './evaluate';

const MEMBERS = new URL('../../examples/typescript/tests/fixtures/members.json', import.meta.url);

/** Files of the runtime whose constants others use. */
const SHARED_CONSTANTS = [
  'gear:vara/runtime/vara/src/constants.rs',
  'gear:vara/runtime/common/src/constants.rs',
  'gear:vara/runtime/common/src/lib.rs',
];

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

/** Sources that do not exist, of all entries of a value, however deep. */
function missingSources(value: unknown, { read, has }: Upstream): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if ((key !== 'source' && key !== 'verifiedAt') || typeof inner !== 'string') {
      return missingSources(inner, { read, has });
    }
    if (!has(inner.split(':')[0] ?? '')) return [];
    try {
      read(inner);
      return [];
    } catch {
      return [`${inner} does not exist`];
    }
  });
}

/** Members of packages that are newer than the installable ones, and that their upstream file does not have. */
function missingMembers({ read, has }: Upstream): string[] {
  const { newer } = JSON.parse(readFileSync(fileURLToPath(MEMBERS), 'utf8')) as { newer: Record<string, string> };
  return Object.entries(newer).flatMap(([member, source]) => {
    if (!has(source.split(':')[0] ?? '')) return [];
    const name = member.split('.').at(-1) ?? '';
    return new RegExp(`\\b${name}\\b`).test(read(source)) ? [] : [`${member} is not in ${source}`];
  });
}

/** Compares the reference data of the docs with upstream sources. A checkout of Gear must be there. */
export function checkReference(upstream: Upstream): ReferenceReport {
  const { read } = upstream;
  const missing = [...new Set(missingSources(DATA, upstream))];
  // Nothing can be read from a file that is not there.
  if (missing.length > 0) return { differences: missing, skipped: [] };

  const shared = SHARED_CONSTANTS.reduce((known, source) => readConstants(read(source), known), new Map());
  // The presets import it under this name.
  shared.set('TOKEN', shared.get('UNITS') ?? 0n);

  const constants = compareConstants(DATA.constants, read, shared);
  return {
    skipped: constants.skipped,
    differences: [
      ...constants.differences,
      ...compareCalls(DATA.extrinsics, read),
      ...compareEvents(DATA.events, read),
      ...compareErrors(DATA.errors, read),
      ...compareEnums(DATA.enums, read),
      ...compareRpc(DATA.rpc, read),
      ...Object.values(DATA.tracks).flatMap((tracks) => compareTracks(tracks, read, shared)),
      ...missingMembers(upstream),
    ],
  };
}
