import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  type BuildInfo,
  type Manifest,
  MANIFEST_FILE,
  NOT_FOUND_FILE,
  WORKER_FILE,
} from '../../src/shared/offline/manifest';
import { filesBelow } from '../shared/filesBelow';
import { mapSome } from '../shared/mapSome';

/** Each takes a quarter of a megabyte. */
const COMPRESSED_AT_ONCE = 16;
const compress = promisify<Buffer, Buffer>(gzip);

/** A path below the base URL that readers may still have, and the one that took its place. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * What pages are made of, and their Markdown, which the assistant quotes and readers copy, with the index of it, to which the assistant
 * leads when it found nothing. Compressed twins and files for machines and the server are left out.
 */
const KEPT = /\.(?:html|md|js|css|json|svg|png|jpe?g|gif|webp|avif|ico|woff2)$|^llms\.txt$/;
/** Pictures that other sites show of pages, and what agents look up. */
const UNUSED = /^(?:(?:img\/social-card|docs\/.+)\.png|mcp\/.+)$/;
const COMPRESSED = /\.(?:html|md|js|css|json|svg|txt)$/;

/**
 * Lists what a copy of a built site holds.
 *
 * @param folder - the build
 * @param build - which build it is
 * @param redirects - old paths below the base URL, with the new ones. Their pages are left out: servers lead on from them before a copy
 * could hold them.
 */
export async function listFiles(folder: string, build: BuildInfo, redirects: readonly Redirect[]): Promise<Manifest> {
  const moved = redirects.map(({ from, to }): [string, string] => [from.slice(1), to.slice(1)]);
  const old = new Set(moved.map(([from]) => from));
  const files = filesBelow(folder)
    .filter((name) => KEPT.test(name) && !UNUSED.test(name) && name !== MANIFEST_FILE && name !== WORKER_FILE)
    .filter((name) => !old.has(addressOf(name)))
    .map((name) => ({ name, body: readFileSync(join(folder, name)) }));
  const sentLength = async ({ name, body }: (typeof files)[number]) =>
    (COMPRESSED.test(name) ? await compress(body) : body).length;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    ...build,
    bytes: sum(files.map(({ body }) => body.length)),
    transfer: sum(await mapSome(files, COMPRESSED_AT_ONCE, sentLength)),
    files: files.map(({ name, body }) => [addressOf(name), body.length]),
    moved,
  };
}

/** Address below the base URL under which a file is asked for: pages have clean ones. */
export function addressOf(name: string): string {
  return name === NOT_FOUND_FILE ? name : name.replace(/(?:(?:^|\/)index)?\.html$/, '');
}
