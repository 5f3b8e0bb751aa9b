// Works out from upstream sources what docs/_data says, and reports the differences.
// usage: npm run reference:check -- GEAR_CHECKOUT [KEY=CHECKOUT …]
//   Git checkouts, bare ones included, that hold the documented refs; further ones by their key in config/releases.ts, such as
//   gear-js=../gear-js. Sources of other repositories are left out.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UPSTREAMS } from '../config/releases';
import { DATA } from '../docs/_data';
import {
  compareCalls,
  compareConstants,
  compareEnums,
  compareErrors,
  compareEvents,
  compareRpc,
  compareTracks,
  type ReadSource,
} from './reference/compare';
import { readConstants } from './reference/evaluate';

const MEMBERS = new URL('../examples/typescript/tests/fixtures/members.json', import.meta.url);

/** Files of the runtime whose constants others use. */
const SHARED_CONSTANTS = [
  'gear:vara/runtime/vara/src/constants.rs',
  'gear:vara/runtime/common/src/constants.rs',
  'gear:vara/runtime/common/src/lib.rs',
];

const checkouts = new Map(
  process.argv.slice(2).map((argument) => {
    const [, key = 'gear', path = argument] = /^([a-z-]+)=(.+)$/.exec(argument) ?? [];
    return [key, path];
  }),
);
if (!checkouts.has('gear')) {
  console.error('usage: npm run reference:check -- GEAR_CHECKOUT [KEY=CHECKOUT …]');
  process.exit(2);
}

const cache = new Map<string, string>();
const upstreams: Readonly<Record<string, { ref: string }>> = UPSTREAMS;

/** Reads a file at the documented ref. Throws if it does not exist there. */
const read: ReadSource = (source) => {
  const [, key = '', path = ''] = /^([a-z-]+):([^#]+)/.exec(source) ?? [];
  const known = cache.get(`${key}:${path}`);
  if (known !== undefined) return known;
  const checkout = checkouts.get(key);
  if (checkout === undefined) throw new Error(`No checkout of ${key} was given`);
  const git = ['-C', checkout, 'show', `${upstreams[key]?.ref}:${path}`];
  const text = execFileSync('git', git, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });
  cache.set(`${key}:${path}`, text);
  return text;
};

/** Sources that do not exist, of all entries of a value, however deep. */
function missingSources(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if ((key !== 'source' && key !== 'verifiedAt') || typeof inner !== 'string') return missingSources(inner);
    if (!checkouts.has(inner.split(':')[0] ?? '')) return [];
    try {
      read(inner);
      return [];
    } catch {
      return [`${inner} does not exist at the documented ref`];
    }
  });
}

/** Members of packages that are newer than the installable ones, and that their upstream file does not have. */
function missingMembers(): string[] {
  const { newer } = JSON.parse(readFileSync(fileURLToPath(MEMBERS), 'utf8')) as { newer: Record<string, string> };
  return Object.entries(newer).flatMap(([member, source]) => {
    if (!checkouts.has(source.split(':')[0] ?? '')) return [];
    const name = member.split('.').at(-1) ?? '';
    return new RegExp(`\\b${name}\\b`).test(read(source)) ? [] : [`${member} is not in ${source}`];
  });
}

/** Shows differences and ends this command, if there are any. */
function report(found: readonly string[]): void {
  if (found.length === 0) return;
  console.error(`${found.length} difference(s) from upstream:\n${found.join('\n')}`);
  process.exit(1);
}

// Nothing can be read from a file that is not there.
report([...new Set(missingSources(DATA))]);

const shared = SHARED_CONSTANTS.reduce((known, source) => readConstants(read(source), known), new Map());
// The presets import it under this name.
shared.set('TOKEN', shared.get('UNITS') ?? 0n);

const constants = compareConstants(DATA.constants, read, shared);
const found = [
  ...constants.differences,
  ...compareCalls(DATA.extrinsics, read),
  ...compareEvents(DATA.events, read),
  ...compareErrors(DATA.errors, read),
  ...compareEnums(DATA.enums, read),
  ...compareRpc(DATA.rpc, read),
  ...Object.values(DATA.tracks).flatMap((tracks) => compareTracks(tracks, read, shared)),
  ...missingMembers(),
];

console.log(`Not worked out, to be compared by eye: ${constants.skipped.join(', ')}.`);
report(found);
console.log('Reference data: agrees with upstream.');
