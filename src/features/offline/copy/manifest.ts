import { type Manifest, MANIFEST_FILE } from '../../../shared/offline/manifest';

/** Longest wait for the list of files, in milliseconds: after that the site counts as out of reach. */
const PATIENCE_MS = 8000;

/**
 * Asks the site which build it has now, past every cache.
 *
 * @throws Error if the site cannot be reached or answers with something else, as the sign-in pages of some networks do
 */
export async function fetchManifest(baseUrl: string): Promise<Manifest> {
  const response = await fetch(baseUrl + MANIFEST_FILE, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The list of files cannot be loaded: status ${response.status}.`);
  return parseManifest(await response.json());
}

/** Throws if a value is no list of files. Copies that were kept before lists had old addresses have none. */
export function parseManifest(value: unknown): Manifest {
  const {
    built,
    release,
    bytes,
    transfer,
    files,
    moved = [],
  } = (value ?? {}) as Partial<Record<keyof Manifest, unknown>>;
  const isWhole =
    typeof built === 'string' &&
    typeof release === 'string' &&
    typeof bytes === 'number' &&
    typeof transfer === 'number' &&
    isPairs(files, 'number') &&
    isPairs(moved, 'string');
  if (!isWhole) throw new Error('The list of files is not one.');
  return { built, release, bytes, transfer, files, moved };
}

function isPairs<Kind extends 'number' | 'string'>(
  value: unknown,
  kind: Kind,
): value is [string, Kind extends 'number' ? number : string][] {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === kind)
  );
}
