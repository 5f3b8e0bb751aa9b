import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'config/every-route.txt';

const lines = (text: string) => text.split('\n').filter(Boolean);

/** Every route that ever existed, as the list of the repository has it. */
export const readEveryRoute = (root: string): string[] => lines(readFileSync(join(root, FILE), 'utf8'));

/** The list in the commits that changed it, as far as the history of this checkout reaches. Empty outside of git. */
export function olderLists(root: string): string[][] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const commits = lines(git('log', '--format=%H', '--diff-filter=AM', '--', FILE));
    // `./`, because the site may lie in a folder of its repository.
    return commits.map((commit) => lines(git('show', `${commit}:./${FILE}`)));
  } catch {
    return [];
  }
}
