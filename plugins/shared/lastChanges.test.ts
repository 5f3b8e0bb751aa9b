import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastChanges } from './lastChanges';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@x.example', ...args], { cwd, stdio: 'ignore' });

/** Writes files and commits them at a time, in seconds since 1970. */
function commit(time: number, ...files: string[]) {
  files.forEach((file) => writeFileSync(join(dir, 'site', file), `Text of ${time}`));
  git(dir, 'add', '.');
  const date = `${time} +0000`;
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@x.example', 'commit', '-m', 'x'], {
    cwd: dir,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    stdio: 'ignore',
  });
}

function makeHistory() {
  git(dir, 'init');
  mkdirSync(join(dir, 'site/docs'), { recursive: true });
  commit(1_700_000_000, 'docs/a.mdx', 'docs/é b.mdx', 'other.ts');
  commit(1_700_000_100, 'docs/a.mdx');
  commit(1_700_000_200, 'other.ts');
  writeFileSync(join(dir, 'site/docs/new.mdx'), 'Not committed');
}

describe('when files were last changed', () => {
  it('is the time of the last commit that changed them', () => {
    makeHistory();
    expect(Object.fromEntries(lastChanges(join(dir, 'site'), ['docs']))).toEqual({
      'docs/a.mdx': 1_700_000_100_000,
      'docs/é b.mdx': 1_700_000_000_000,
    });
  });

  it('is not that of a commit which changed more files than are written at once', () => {
    makeHistory();
    commit(1_700_000_300, 'docs/a.mdx', 'docs/é b.mdx');
    expect(lastChanges(join(dir, 'site'), ['docs'], 1).get('docs/a.mdx')).toBe(1_700_000_100_000);
  });

  it('is when a file was added, if only such commits have changed it', () => {
    makeHistory();
    commit(1_700_000_300, 'docs/a.mdx', 'docs/é b.mdx');
    expect(lastChanges(join(dir, 'site'), ['docs'], 1).get('docs/é b.mdx')).toBe(1_700_000_000_000);
  });

  it('is not known in a shallow clone', () => {
    makeHistory();
    git(dir, 'clone', '--depth', '1', `file://${dir}`, join(dir, 'clone'));
    expect(lastChanges(join(dir, 'clone/site'), ['docs']).size).toBe(0);
  });

  it('is not known outside of a repository', () => {
    expect(lastChanges(dir, ['docs']).size).toBe(0);
  });
});
