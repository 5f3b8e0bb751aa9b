import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { REDIRECTS } from '../../config/redirects';
import { builtFiles } from './builtFiles';
import { inlineHashes, type InlineHashes } from './inlineHashes';
import { HASHED_FOLDER, HOST_FILES, isHashed, TYPES } from './rules';

/** What the rules have to know of a built site. */
export interface Build {
  /** Paths of all files, with slashes, from the folder of the build. */
  files: ReadonlySet<string>;
  /** Hashes of the scripts and styles that stand in pages, each once. */
  hashes: InlineHashes;
}

/**
 * Reads a built site.
 *
 * @param folder - where it was built
 * @throws Error that names the file: no built site, a page with a script in an attribute, a file of an unknown type, or one without a
 *   hash in its name where names must carry one
 */
export function readBuild(folder: string): Build {
  const files = builtFiles(folder);
  for (const file of files) {
    if (!HOST_FILES.includes(file) && !(extname(file).slice(1) in TYPES)) {
      throw new Error(
        `${file}: files that end in "${extname(file)}" have no media type. Add one in scripts/hosting/rules.ts.`,
      );
    }
    if (isHashed(file) && !/[.-][0-9a-f]{8,}\./.test(file)) {
      throw new Error(
        `${file} has no hash in its name, so it must not be kept for good: it belongs outside of ${HASHED_FOLDER}`,
      );
    }
  }
  // A server redirects these itself. Each page holds a script with its target, for hosts that cannot.
  const redirected = REDIRECTS.map(({ from }) => `${from.slice(1)}/index.html`);
  const pages = files.filter((file) => file.endsWith('.html') && !redirected.includes(file));
  const hashes = pages.map((page) => hashesOf(folder, page));
  const once = (kind: keyof InlineHashes) => [...new Set(hashes.flatMap((found) => found[kind]))].sort();
  return { files: new Set(files), hashes: { scripts: once('scripts'), styles: once('styles') } };
}

function hashesOf(folder: string, page: string): InlineHashes {
  try {
    return inlineHashes(readFileSync(join(folder, page), 'utf8'));
  } catch (error) {
    throw new Error(`${page}: ${(error as Error).message}.`, { cause: error });
  }
}
