import { execFileSync } from 'node:child_process';

/** Folders of pages, of all versions and languages. */
export const PAGE_FOLDERS: readonly string[] = ['docs', 'versioned_docs', 'i18n', 'src/pages'];

/** A commit that changes more pages than this is no news to their readers: it moves, formats or renames. */
const MOST_FILES = 30;

/**
 * When files were last changed, by the history of the repository: milliseconds since 1970 by path from `dir`.
 *
 * It is empty outside of a repository, and in a shallow clone, whose one commit would date everything to one day.
 *
 * @param dir - folder in the repository
 * @param paths - below it; others are not looked at
 * @param most - a commit that changes more of these files than this is left out, but for files that no other commit has changed:
 *   those are as old as the first that names them
 */
export function lastChanges(dir: string, paths: readonly string[], most = MOST_FILES): Map<string, number> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1024 ** 3,
    });
  const [first, last] = [new Map<string, number>(), new Map<string, number>()];
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return last;
    const log = git('log', '--format=/%ct', '--name-only', '--relative', '--', ...paths);
    // Newest first: the first commit that names a file is the last that changed it.
    for (const commit of log.split(/^\//m).slice(1)) {
      const [time, ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) {
        first.set(file, Number(time) * 1000);
        if (files.length <= most && !last.has(file)) last.set(file, Number(time) * 1000);
      }
    }
    return new Map([...first, ...last]);
  } catch {
    return new Map();
  }
}
