import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readList, readPages } from './pages';

const PENDING = 'tests/content/pending-routes.txt';

const routes = readList('routes.txt');
const pending = readList('pending-routes.txt');
const existing = readPages().map(({ route }) => route);

/** Contents of the pending list in the commits that changed it, newest first. Empty outside of a git checkout. */
function history(): string[][] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const commits = git('log', '--format=%H', '--diff-filter=AM', '--', PENDING).split('\n').filter(Boolean);
    return commits.map((commit) => git('show', `${commit}:${PENDING}`).split('\n').filter(Boolean));
  } catch {
    return [];
  }
}

describe('R-ROUTE-3: every route exists', () => {
  it('each route has a page, or is on the list of those to come', () => {
    expect(routes.filter((route) => !existing.includes(route) && !pending.includes(route))).toEqual([]);
  });

  it('no finished page is still on the list', () => {
    expect(pending.filter((route) => existing.includes(route))).toEqual([]);
  });

  it('the list holds only routes that must exist', () => {
    expect(pending.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('the list only shrinks', () => {
    const versions = [pending, ...history()];
    versions.slice(1).forEach((older, index) => {
      expect(versions[index]?.filter((route) => !older.includes(route))).toEqual([]);
    });
  });
});
