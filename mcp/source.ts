import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Where a built site lies. */
export interface Source {
  /** As it was given: a folder or an address. */
  place: string;
  /**
   * A file of the site.
   *
   * @param path - below the base URL, without a slash at its beginning
   * @returns `undefined` if there is no such file; rejects if the site cannot be reached
   */
  read(path: string): Promise<string | undefined>;
}

/** Longest wait for a file of a site, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * The site in a folder, or at an address.
 *
 * @throws Error if it is neither a folder nor an http(s) address
 */
export function openSource(place: string): Source {
  if (/^https?:\/\//.test(place) && URL.canParse(place)) return site(place);
  if (existsSync(place)) return folder(place);
  throw new Error(
    `${place} is neither a folder with a built site nor the address of one. Build the site, or name its address.`,
  );
}

function folder(place: string): Source {
  const root = resolve(place);
  return {
    place,
    async read(path) {
      const file = resolve(root, path);
      if (!file.startsWith(root + sep)) return undefined;
      return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined;
        throw error;
      });
    },
  };
}

function site(place: string): Source {
  // In the form that addresses of files have, too.
  const { origin, pathname } = new URL(place);
  const home = origin + (pathname.endsWith('/') ? pathname : `${pathname}/`);
  return {
    place,
    async read(path) {
      const url = new URL(path, home);
      if (!url.href.startsWith(home)) return undefined;
      const fail = (cause: unknown): never => {
        throw new Error(`${url.href} cannot be reached.`, { cause });
      };
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(fail);
      if (response.status === 404) return undefined;
      // Of any kind: a server that is down says so on a page, too.
      if (!response.ok) throw new Error(`${url.href} answers ${response.status}.`);
      // A server that knows only pages answers with one of them.
      if (response.headers.get('content-type')?.includes('text/html')) return undefined;
      return response.text().catch(fail);
    },
  };
}
