import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hash, kept } from '../shared/kept';
import type { Page } from './readPage';

/** Where pages that were read are kept for the next build. */
export interface PageStore {
  folder: string;
  /** Changes with all that pages are made from besides their own files. */
  key: string;
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
  return (path, source) =>
    kept(
      join(folder, hash(path)),
      hash(key, source),
      () => readPage(path, source),
      ({ messages }) => messages.length === 0,
    );
}
