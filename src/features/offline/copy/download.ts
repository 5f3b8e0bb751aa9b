import { copyPrefix, isHashed, type Manifest, MANIFEST_FILE, NOT_FOUND_FILE } from '../../../shared/offline/manifest';
import { copyNames, removeCopies } from './copies';
import { fetchManifest } from './manifest';

const PARALLEL = 6;
/** How often a download starts anew because the site was replaced meanwhile. */
const RESTARTS = 2;

/** A file did not come as it should. */
class LostFileError extends Error {}

interface Download {
  baseUrl: string;
  manifest: Manifest;
  /** Called with the bytes that have arrived, of `manifest.bytes`. */
  onProgress: (done: number, manifest: Manifest) => void;
  signal: AbortSignal;
}

/**
 * Fetches a copy of the site and removes older ones when it is whole. What has arrived stays if the download does not come to its end:
 * the next one goes on from there, and a copy that was whole before stays whole.
 *
 * A site that is replaced meanwhile is noticed, at the latest at the end, and fetched again from its own list.
 *
 * @throws AbortError, QuotaExceededError, or an error of the network
 */
export async function download({ baseUrl, manifest, onProgress, signal }: Download): Promise<void> {
  let current = manifest;
  for (let restarts = 0; ; restarts++) {
    const failure = await fetchFiles({ baseUrl, manifest: current, onProgress, signal }).catch(
      (error: unknown) => error,
    );
    if (failure && !(failure instanceof LostFileError)) throw failure;
    const latest = await fetchManifest(baseUrl);
    if (!failure && latest.built === current.built) break;
    if (restarts === RESTARTS || latest.built === current.built) throw failure ?? new Error('The site keeps changing.');
    current = latest;
  }
  signal.throwIfAborted();
  const name = copyPrefix(baseUrl) + current.built;
  await (await caches.open(name)).put(baseUrl + MANIFEST_FILE, Response.json(current));
  await removeCopies(baseUrl, name);
}

/** Tells which files of a copy have arrived, by their addresses below the base URL. */
export async function arrivedIn(copy: Cache, baseUrl: string): Promise<(path: string) => boolean> {
  const known = new Set((await copy.keys()).map(({ url }) => new URL(url).pathname));
  return (path) => known.has(new URL(baseUrl + path, location.href).pathname);
}

async function fetchFiles({ baseUrl, manifest, onProgress, signal }: Download): Promise<void> {
  const name = copyPrefix(baseUrl) + manifest.built;
  const others = (await copyNames(baseUrl)).filter((other) => other !== name);
  const older = await Promise.all(others.map((other) => caches.open(other)));
  const copy = await caches.open(name);
  const isHere = await arrivedIn(copy, baseUrl);
  const queue = [...manifest.files];
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  let done = 0;

  const keep = async (path: string) => {
    const address = baseUrl + path;
    if (isHere(path)) return;
    if (isHashed(path)) {
      for (const cache of older) {
        const same = await cache.match(address);
        if (same) return copy.put(address, same);
      }
    }
    const response = await fetch(address, { cache: isHashed(path) ? 'default' : 'no-store', signal: ended });
    if (!response.ok && path !== NOT_FOUND_FILE) throw new LostFileError(`${address}: status ${response.status}`);
    // Browsers do not show a page from a response that was redirected.
    await copy.put(address, response.redirected ? new Response(response.body, response) : response);
  };
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      ended.throwIfAborted();
      const [path, bytes] = next;
      await keep(path);
      done += bytes;
      onProgress(done, manifest);
    }
  };
  // All of them end before this does: nothing is written once the caller knows of a failure.
  await Promise.allSettled(
    Array.from({ length: PARALLEL }, () => work().catch((error: unknown) => failed.abort(error))),
  );
  ended.throwIfAborted();
}
