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
import type { Environment } from './evaluate';
import { readConstants } from './evaluate';
import { readCalls, readEnum, readPallets, readRpcMethods } from './readRust';
import { readSpendLimits, readTracks, type RustTrack } from './readTracks';

/** Text of an upstream file by `key:path`. */
export type ReadSource = (source: string) => string;

type Entries<Entry> = Readonly<Record<string, Entry>>;

/** Both sides as text, so that a difference can be shown. What cannot be read is one, too: it must not keep all else from being compared. */
function differences(what: string, here: readonly string[], readUpstream: () => readonly string[]): string[] {
  let upstream: readonly string[];
  try {
    upstream = readUpstream();
  } catch (error) {
    return [`${what}: cannot be compared: ${(error as Error).message}`];
  }
  return [
    ...here.filter((line) => !upstream.includes(line)).map((line) => `${what}: only in docs/_data: ${line}`),
    ...upstream.filter((line) => !here.includes(line)).map((line) => `${what}: only upstream: ${line}`),
  ];
}

const sourcesOf = (entries: Entries<{ source: string }>) => [
  ...new Set(Object.values(entries).map(({ source }) => source.replace(/#.*/, ''))),
];

/** The runtime numbers its own pallets from here on; those of the Polkadot SDK come before. */
const FIRST_OWN_PALLET = 100;

/** Pallets of Gear that have no calls and no events, and whose errors reach no block. */
const SILENT_PALLETS = ['gearProgram', 'gearMessenger', 'gearScheduler', 'gearGas', 'gearPayment', 'gearBuiltin'];

/**
 * Pallets of Gear in the runtime: a new one must not stay unnoticed.
 *
 * @param named - pallets whose calls, events or errors are in docs/_data
 * @param source - file that puts the runtime together
 */
export function comparePallets(named: readonly string[], source: string, read: ReadSource): string[] {
  return differences('pallets of Gear', [...new Set([...named, ...SILENT_PALLETS])], () =>
    readPallets(read(source))
      .filter(({ index }) => index >= FIRST_OWN_PALLET)
      .map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)),
  );
}

/** Calls of each pallet: index, name, parameters. */
export function compareCalls(groups: Grouped<ExtrinsicEntry>, read: ReadSource): string[] {
  return Object.entries(groups).flatMap(([pallet, entries]) => {
    const line = (index: number, name: string, params: readonly string[]) => `${index} ${name}(${params.join(', ')})`;
    return differences(
      `calls of ${pallet}`,
      Object.entries(entries).map(([name, call]) =>
        line(
          call.index,
          name,
          call.params.map((param) => param.name),
        ),
      ),
      () =>
        sourcesOf(entries).flatMap((source) =>
          readCalls(read(source)).map((call) => line(call.index, call.name, call.params)),
        ),
    );
  });
}

/** Events of each pallet, with their fields. */
export function compareEvents(groups: Grouped<EventEntry>, read: ReadSource): string[] {
  return Object.entries(groups).flatMap(([pallet, entries]) =>
    differences(
      `events of ${pallet}`,
      Object.entries(entries).map(([name, { fields }]) => `${name} ${fields.map((field) => field.name).join(', ')}`),
      () =>
        sourcesOf(entries).flatMap((source) =>
          readEnum(read(source), 'Event').map(
            ({ name, fields }) => `${name} ${fields.map((field) => field.name).join(', ')}`,
          ),
        ),
    ),
  );
}

/** Errors of each pallet, with their positions. */
export function compareErrors(groups: Grouped<ErrorEntry>, read: ReadSource): string[] {
  return Object.entries(groups).flatMap(([pallet, entries]) =>
    differences(
      `errors of ${pallet}`,
      Object.entries(entries).map(([name, { index }]) => `${index} ${name}`),
      () =>
        sourcesOf(entries).flatMap((source) =>
          readEnum(read(source), 'Error').map(({ name }, index) => `${index} ${name}`),
        ),
    ),
  );
}

/** Types of fields: their variants. */
export function compareEnums(groups: Grouped<EnumEntry>, read: ReadSource): string[] {
  return Object.values(groups).flatMap((entries) =>
    Object.entries(entries).flatMap(([name, { variants, source }]) =>
      differences(
        `variants of ${name}`,
        variants.map((variant) => variant.name),
        () => readEnum(read(source), name).map((variant) => variant.name),
      ),
    ),
  );
}

/** RPC methods: names, aliases, parameters, ends of subscriptions. */
export function compareRpc(groups: Grouped<RpcEntry>, read: ReadSource): string[] {
  const entries: Entries<RpcEntry> = Object.assign({}, ...Object.values(groups));
  const line = (name: string, aliases: readonly string[], params: readonly string[], end = '') =>
    [name, ...aliases, `(${params.join(', ')})`, end].join(' ').trim();
  return differences(
    'RPC methods',
    Object.entries(entries).map(([name, { aliases = [], params, subscription }]) =>
      line(
        name,
        aliases,
        params.map((param) => param.name),
        subscription?.unsubscribe,
      ),
    ),
    () =>
      sourcesOf(entries).flatMap((source) =>
        readRpcMethods(read(source)).map(({ name, aliases, params, unsubscribe }) =>
          line(name, aliases, params, unsubscribe),
        ),
      ),
  );
}

/** Tracks: numbers, and curves where the file names them. */
export function compareTracks(entries: Entries<TrackEntry>, read: ReadSource, environment: Environment): string[] {
  const readUpstream = () => sourcesOf(entries).flatMap((source) => readTracks(read(source), environment));
  return differences(
    'tracks',
    Object.entries(entries).map(([name, track]) => showTrack({ name, ...track })),
    () =>
      readUpstream().map((track) => {
        const { approval = track.approval, support = track.support } = entries[track.name] ?? {};
        return showTrack({ ...track, approval: track.approval ?? approval, support: track.support ?? support });
      }),
  );
}

/**
 * What tracks may spend.
 *
 * @param source - file of the runtime that declares the origins of tracks
 */
export function compareSpendLimits(
  entries: Entries<TrackEntry>,
  source: string,
  read: ReadSource,
  environment: Environment,
): string[] {
  const here = Object.entries(entries).map(([name, { spendLimit }]) => [name, spendLimit] as const);
  const line = ([name, limit]: readonly [string, bigint | undefined]) => `${name} ${limit}`;
  return differences('what tracks spend', here.filter(([, limit]) => limit !== undefined).map(line), () =>
    [...readSpendLimits(read(source), environment)].map(line),
  );
}

/** A track as text; curves only if they are known. */
function showTrack(track: RustTrack): string {
  const { name, id, maxDeciding, decisionDeposit } = track;
  const { preparePeriod, decisionPeriod, confirmPeriod, minEnactmentPeriod, approval, support } = track;
  const periods = [preparePeriod, decisionPeriod, confirmPeriod, minEnactmentPeriod];
  const curves = [approval, support].map((curve) => JSON.stringify(Object.entries(curve ?? {}).sort()));
  return [name, id, maxDeciding, decisionDeposit, ...periods, ...curves].join(' ');
}

/** What the comparison of constants found. */
export interface ConstantsReport {
  differences: string[];
  /** Names of figures whose expression is not understood. */
  skipped: string[];
}

export interface ConstantsUpstream {
  read: ReadSource;
  /** Constants that files use without defining them. */
  environment: Environment;
  /** File and line of a figure in docs/_data. */
  placeOf: (name: string) => string;
}

/** Figures whose upstream expression can be worked out. */
export function compareConstants(
  groups: Grouped<ConstantEntry>,
  { read, environment, placeOf }: ConstantsUpstream,
): ConstantsReport {
  const report: ConstantsReport = { differences: [], skipped: [] };
  for (const [name, { value, unit, source, symbol }] of Object.values(groups).flatMap((entries) =>
    Object.entries(entries),
  )) {
    if (unit === 'text') continue;
    const upstream = source.startsWith('gear:') ? readConstants(read(source), environment).get(symbol) : undefined;
    if (upstream === undefined) report.skipped.push(name);
    else if (String(upstream) !== String(value)) {
      report.differences.push(`${placeOf(name)} ${name} is ${value} here, but ${symbol} in ${source} is ${upstream}`);
    }
  }
  return report;
}
