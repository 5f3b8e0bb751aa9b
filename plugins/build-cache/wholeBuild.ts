import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint';

/** What a build reads while it runs: pages, what they embed, and code. */
const SOURCES = ['docs', 'versioned_docs', 'i18n', 'examples', 'static', 'src'];
/** Below the root of the site, beside the cache of the bundler, so that both go together. */
const NOTE = 'node_modules/.cache/whole-build';

/** A build that runs. */
export interface RunningBuild {
  /** The name of the last build, if that ended and nobody saved a source meanwhile, and else a new one. */
  name: string;
  /** To be called when it has ended well. */
  end: () => void;
}

/**
 * Tells whether what the last build left in its caches is whole, and takes it that this one's is not until it ends.
 *
 * Two things go wrong otherwise (Rspack 1.7, Docusaurus 3.8). A page that is saved while a build reads it is kept as made of the old text,
 * together with the state of the file at the end, so that every later build takes the old text for the new one. And where one of the two
 * bundlers has kept a page and the other one has not, the other one waits for ever for the first to compile it
 * (`loadMDXWithCaching` of `@docusaurus/mdx-loader`).
 *
 * @param root - of the site
 */
export function startBuild(root: string): RunningBuild {
  const read = () =>
    fingerprint(
      SOURCES.map((folder) => join(root, folder)),
      null,
    );
  const note = join(root, NOTE);
  const name = nameIn(note) ?? randomUUID();
  rmSync(note, { force: true });
  const before = read();
  return {
    name,
    end: () => {
      if (read() !== before) return;
      mkdirSync(dirname(note), { recursive: true });
      writeFileSync(note, name);
    },
  };
}

function nameIn(note: string): string | undefined {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return undefined;
  }
}
