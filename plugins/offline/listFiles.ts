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

/** What pages are made of, and their Markdown, which the assistant quotes and readers copy. Compressed twins and files for machines and the server are left out. */
const KEPT = /\.(?:html|md|js|css|json|svg|png|jpe?g|gif|webp|avif|ico|woff2)$/;
/** In pages that only lead on: servers redirect to their targets before a copy could hold them, so the list names the targets. */
const REDIRECT = /<meta http-equiv="refresh" content="0; url=([^"]+)"/;
/** Pictures that other sites show of pages, and what agents look up. */
const UNUSED = /^(?:(?:img\/social-card|docs\/.+)\.png|mcp\/.+)$/;
const COMPRESSED = /\.(?:html|md|js|css|json|svg)$/;

/**
 * Lists what a copy of a built site holds.
 *
 * @param folder - the build
 * @param build - which build it is
 */
export async function listFiles(folder: string, build: BuildInfo): Promise<Manifest> {
  const all = filesBelow(folder)
    .filter((name) => KEPT.test(name) && !UNUSED.test(name) && name !== MANIFEST_FILE && name !== WORKER_FILE)
    .map((name) => ({ name, body: readFileSync(join(folder, name)) }))
    .map((file) => ({
      ...file,
      target: file.name.endsWith('.html') ? REDIRECT.exec(file.body.toString())?.[1] : undefined,
    }));
  const files = all.filter(({ target }) => !target);
  const sentLength = async ({ name, body }: (typeof files)[number]) =>
    (COMPRESSED.test(name) ? await compress(body) : body).length;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    ...build,
    bytes: sum(files.map(({ body }) => body.length)),
    transfer: sum(await mapSome(files, COMPRESSED_AT_ONCE, sentLength)),
    files: files.map(({ name, body }) => [addressOf(name), body.length]),
    moved: all.flatMap(({ name, target }) => (target ? [[addressOf(name), target]] : [])),
  };
}

/** Address below the base URL under which a file is asked for: pages have clean ones. */
export function addressOf(name: string): string {
  return name === NOT_FOUND_FILE ? name : name.replace(/(?:(?:^|\/)index)?\.html$/, '');
}
