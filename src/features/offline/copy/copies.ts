import { copyPrefix, type Manifest, MANIFEST_FILE } from '../../../shared/offline/manifest';
import { parseManifest } from './manifest';

/** What is on this device. */
export interface Copies {
  /** The newest copy that is whole. */
  kept?: Manifest;
  /** Whether there are files of a download that did not come to its end. */
  hasPartial: boolean;
}

/** Names of the caches that hold copies, newest last. */
export async function copyNames(baseUrl: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(copyPrefix(baseUrl))).sort();
}

/** Looks up what is on this device. A copy is whole when it holds its list of files, which is written last. */
export async function readCopies(baseUrl: string): Promise<Copies> {
  const names = await copyNames(baseUrl);
  // Not by `caches.open`: it would bring back, empty, what another page removes meanwhile.
  const lists = await Promise.all(
    names.map((cacheName) => caches.match(baseUrl + MANIFEST_FILE, { cacheName }).then((list) => list?.json())),
  );
  const newest = lists.filter(Boolean).at(-1);
  return { kept: newest && parseManifest(newest), hasPartial: lists.some((list) => !list) };
}

/** Removes the copies, all or all but one. */
export async function removeCopies(baseUrl: string, except?: string): Promise<void> {
  const names = await copyNames(baseUrl);
  await Promise.all(names.filter((name) => name !== except).map((name) => caches.delete(name)));
}
