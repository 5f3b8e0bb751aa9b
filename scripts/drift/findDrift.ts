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
  /** Where the text of a file that is gone is now, if git can tell. */
  movedTo?: string;
  /** Numbers of lines. */
  added: number;
  removed: number;
  /** Date, subject and address, the newest first. */
  commits: string[];
  /** Commits besides these. */
  moreCommits: number;
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
      return change ? [{ key, path, moved: { source, ...change } }] : [];
    });
    if (moved.length === 0) return [];
    const names = namesIn(body);
    const vanished = moved.flatMap(({ key, path }) => byKey.get(key)?.vanished(path, names) ?? []);
    return [
      {
        file,
        sources: moved.map((entry) => entry.moved),
        vanished: [...new Set(vanished)],
      },
    ];
  });
}

/** What changed in one checkout. A path may be a folder. */
function changesOf({ path: repo, repository, checked, newest }: Checkout) {
  const changed = lines(git(repo, 'diff', '--numstat', '--no-renames', checked, newest)).map((line) => {
    // A binary file has "-" for its lines.
    const [added = '', removed = '', file = ''] = line.split('\t');
    return { file, added: Number(added) || 0, removed: Number(removed) || 0 };
  });
  const renamed = new Map(
    lines(git(repo, 'diff', '--name-status', '--find-renames', '--diff-filter=R', checked, newest)).map((line) => {
      const [, from = '', to = ''] = line.split('\t');
      return [from, to];
    }),
  );
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
      const files = changed.filter(({ file }) => file === path || file.startsWith(`${path}/`));
      if (files.length === 0) return undefined;
      const gone = attempt(() => git(repo, 'cat-file', '-e', `${newest}:${path}`)) === undefined;
      const format = `--format=%cs %s ${repository}/commit/%h`;
      const commits = lines(git(repo, 'log', format, `${checked}..${newest}`, '--', path))
        // Numbers of upstream pull requests would become links to issues of this repository.
        .map((commit) => commit.replace(/ \(#\d+\)(?= \S+$)/, ''));
      const movedTo = renamed.get(path);
      return {
        state: gone ? 'gone' : 'changed',
        ...(gone && movedTo ? { movedTo } : {}),
        added: files.reduce((sum, file) => sum + file.added, 0),
        removed: files.reduce((sum, file) => sum + file.removed, 0),
        commits: commits.slice(0, MAX_COMMITS),
        moreCommits: Math.max(0, commits.length - MAX_COMMITS),
      };
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

const lines = (text: string) => text.split('\n').filter(Boolean);

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
