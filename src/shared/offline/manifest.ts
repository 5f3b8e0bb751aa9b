/** What a reader who keeps the docs offline has a copy of: one build of the site. */
export interface BuildInfo {
  /** When the site was built, in ISO 8601: names the build, and tells the reader how old a copy is. */
  built: string;
  /** Release of the platform that the docs describe, as readers know it. */
  release: string;
}

/** The file `offline.json` of a build: what there is to keep. */
export interface Manifest extends BuildInfo {
  /** Space that the files take on a device, in bytes. */
  bytes: number;
  /** What comes over the wire, compressed as gzip does, in bytes. */
  transfer: number;
  /** Addresses below the base URL, without `.html`, each with its size in bytes. The home page is the empty address. */
  files: [path: string, bytes: number][];
  /** Old addresses below the base URL, each with the one that it leads to. */
  moved: [from: string, to: string][];
}

export const MANIFEST_FILE = 'offline.json';
export const WORKER_FILE = 'sw.js';

/** The page that a reader sees instead of one that is not in the copy. Servers may send it with status 404. */
export const NOT_FOUND_FILE = '404.html';

/** Begins the name of each cache that holds a copy; `sw.js` knows it too. The base URL keeps sites of one origin apart. */
export const copyPrefix = (baseUrl: string) => `docs-copy|${baseUrl}|`;

/** Whether the name of a file changes with its content, so that a copy of it never grows old. */
export const isHashed = (path: string) => path.startsWith('assets/');
