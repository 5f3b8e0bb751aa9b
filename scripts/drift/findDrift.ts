import { git } from '../reference/readAt';
import type { Checkout } from './findCheckouts';
import { namesIn, spellings } from './namesIn';

/** Commits that are listed for one file. */
const MAX_COMMITS = 5;

/** A source of a page that is not what it was when the page was checked. */
export interface MovedSource {
  source: string;
  /** `gone`: there is no such file any more. */
  state: 'changed' | 'gone';
  /** Short hash, date and subject, the newest first. */
  commits: string[];
}

/** A page whose facts may have moved. */
export interface DriftedPage {
  file: string;
  sources: MovedSource[];
  /** Names in code on the page that its sources had, and that the repository has nowhere any more. */
  vanished: string[];
}

interface PageWithSources {
  file: string;
  body: string;
  sources: readonly string[];
}

/** Compares the sources of pages with the newest commits of the checkouts. Pages without a change are left out. */
export function findDrift(pages: readonly PageWithSources[], checkouts: readonly Checkout[]): DriftedPage[] {
  const byKey = new Map(checkouts.map((checkout) => [checkout.key, changesOf(checkout)]));
  return pages.flatMap(({ file, body, sources }) => {
    const moved = sources.flatMap((source) => {
      const [key = '', path = ''] = source.split(/:(.*)/s);
      const change = byKey.get(key)?.change(path);
      return change ? [{ source, ...change, key, path }] : [];
    });
    if (moved.length === 0) return [];
    const names = namesIn(body);
    const vanished = moved.flatMap(({ key, path }) => byKey.get(key)?.vanished(path, names) ?? []);
    return [
      {
        file,
        sources: moved.map(({ source, state, commits }) => ({ source, state, commits })),
        vanished: [...new Set(vanished)],
      },
    ];
  });
}

/** What changed in one checkout. A path may be a folder. */
function changesOf({ path: repo, checked, newest }: Checkout) {
  const changed = git(repo, 'diff', '--name-only', '--no-renames', checked, newest).split('\n').filter(Boolean);
  const texts = new Map<string, string>();
  const known = new Map<string, boolean>();

  const text = (commit: string, file: string): string => {
    const spec = `${commit}:${file}`;
    const cached = texts.get(spec) ?? attempt(() => git(repo, 'show', spec)) ?? '';
    texts.set(spec, cached);
    return cached;
  };
  const isAnywhere = (name: string): boolean => {
    const cached =
      known.get(name) ??
      attempt(() => git(repo, 'grep', '-qw', ...spellings(name).flatMap((word) => ['-e', word]), newest)) !== undefined;
    known.set(name, cached);
    return cached;
  };

  return {
    change(path: string): Omit<MovedSource, 'source'> | undefined {
      if (!changed.some((file) => file === path || file.startsWith(`${path}/`))) return undefined;
      const gone = attempt(() => git(repo, 'cat-file', '-e', `${newest}:${path}`)) === undefined;
      const format = ['--format=%h %cs %s', `--max-count=${MAX_COMMITS}`];
      const commits = git(repo, 'log', ...format, `${checked}..${newest}`, '--', path)
        .split('\n')
        .filter(Boolean);
      return { state: gone ? 'gone' : 'changed', commits };
    },
    vanished(path: string, names: readonly string[]): string[] {
      const [before, after] = [text(checked, path), text(newest, path)];
      return names.filter((name) => holds(before, name) && !holds(after, name) && !isAnywhere(name));
    },
  };
}

function holds(text: string, name: string): boolean {
  return spellings(name).some((spelling) => new RegExp(`(?<![\\w-])${spelling}(?![\\w-])`).test(text));
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
