import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Page } from './readPage';

/** Where pages that were read are kept for the next build. */
export interface PageStore {
  folder: string;
  /** Changes with all that pages are made from besides their own files. */
  key: string;
}

/** What a file of the store holds. */
interface Kept<Read> {
  version: string;
  page: Read;
}

/** A page as far as its keeper must know it. */
type Kind = Pick<Page, 'messages'>;
type Reader<Read extends Kind> = (path: string, source: string) => Promise<Read>;

/**
 * A reader that reads a page again only when its source or the key of the store has changed: a page takes longer to read than all
 * else that is made of it. A page of which there is something to say is not kept, so that it is said with every build.
 */
export function keepPages<Read extends Kind>(readPage: Reader<Read>, { folder, key }: PageStore): Reader<Read> {
  mkdirSync(folder, { recursive: true });
  return async (path, source) => {
    const file = join(folder, hash(path));
    const version = hash(key, source);
    const kept = await read<Read>(file);
    if (kept?.version === version) return kept.page;
    const page = await readPage(path, source);
    if (page.messages.length === 0) await writeFile(file, serialize({ version, page } satisfies Kept<Read>));
    return page;
  };
}

/** A file that is not there, or that a stopped build left unfinished, holds nothing. */
async function read<Read>(file: string): Promise<Kept<Read> | undefined> {
  try {
    return deserialize(await readFile(file)) as Kept<Read>;
  } catch {
    return undefined;
  }
}

const hash = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 32);
