/** Where the script of a page is: what the browser needs to load the page. The table of all pages is cut into parts. */
export interface PageEntry {
  /** Chunk of the bundler that holds the page, and the module of the page in it. */
  chunk: string;
  module: string;
  /** Path of the script below the base path. */
  file: string;
  /** Sidebar that the page belongs to. */
  sidebar?: string;
  /** Top-level branch of that sidebar with the page in it. */
  branch?: string;
}

/** A part of the table: pages by path. */
export type PageTablePart = Record<string, PageEntry>;

/** About how many pages a part holds: small enough to be fetched with a page, large enough to hold its neighbours. */
export const PAGES_A_PART = 64;

/** Folder, below the base path, of the scripts of pages and of the table. */
export const PAGES_FOLDER = 'assets/pages';

/**
 * Path, below the base path, of a part of the table. Like all files that may be kept for good, it has a fingerprint in its name.
 *
 * @param version - fingerprint of the whole table
 */
export const tableFile = (part: number, version: string): string => `${PAGES_FOLDER}/table-${part}.${version}.json`;

/**
 * Path, below the base path, of the items of a top-level category of a sidebar.
 *
 * @param id - fingerprint of the items
 */
export const branchFile = (id: string): string => `assets/branches/menu.${id}.json`;

/** Name, within the pages folder, of the script of a page. It says all that the page itself needs to start. */
export const pageFile = (chunk: string, module: string, hash: string): string => `${chunk}.${module}.${hash}.js`;

/** The opposite of {@link pageFile}, from an address, which `plugins/early-taps` marks if it failed. */
export function readPageFile(address: string): { chunk: string; module: string; file: string } | undefined {
  const [, file, chunk, module] = /(assets\/pages\/(\w+)\.(\w+)\.\w+\.js)(?:#failed)?$/.exec(address) ?? [];
  return file && chunk && module ? { file, chunk, module } : undefined;
}

/**
 * Part of the table that names a page. Pages of one folder share a part, because links lead to neighbours.
 *
 * @param path - path of a page, without a slash at its end
 * @param parts - how many parts there are
 */
export function partOf(path: string, parts: number): number {
  const folder = path.slice(0, path.lastIndexOf('/'));
  let hash = 5381;
  for (let at = 0; at < folder.length; at += 1) hash = (hash * 33 + folder.charCodeAt(at)) % 0x7fff_ffff;
  return hash % parts;
}
