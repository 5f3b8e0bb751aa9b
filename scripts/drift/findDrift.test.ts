import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCheckouts } from './findCheckouts';
import { findDrift } from './findDrift';

let folder: string;
let clock: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drift-'));
  clock = 1_700_000_000;
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (path: string, ...args: string[]) => {
  clock += 60;
  const date = `${clock} +0000`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', ['-C', path, ...who, ...args], { encoding: 'utf8', env }).trim();
};

/** A commit to the repository in a folder; without a text a file goes. */
function commit(path: string, subject: string, files: Record<string, string | undefined>): void {
  mkdirSync(path, { recursive: true });
  git(path, 'init', '-q');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    if (text === undefined) rmSync(join(path, file));
    else writeFileSync(join(path, file), text);
  }
  git(path, 'add', '-A');
  git(path, 'commit', '-qm', subject);
}

const repository = 'https://github.com/gear-tech/sails';
const TEXT = 'pub fn upload_program() {}\npub fn run() {}\n';

/** The pages that moved, of one whose body and sources are given. */
function drift(body: string, ...sources: string[]) {
  const { checkouts } = findCheckouts(folder, { sails: { repository, ref: 'v1' } });
  return findDrift([{ file: 'docs/a.mdx', body, sources }], checkouts);
}

it('tells what changed in a source, and where a file that is gone is now', () => {
  const path = join(folder, 'sails');
  commit(path, 'Begin', { 'a.rs': TEXT, 'lib/b.rs': 'one\n', 'lib/c.rs': 'two\n', 'same.rs': 'x\n' });
  git(path, 'tag', 'v1');
  for (const number of [1, 2, 3, 4, 5, 6]) commit(path, `Change ${number} (#${number})`, { 'lib/b.rs': `${number}\n` });
  commit(path, 'Move', { 'a.rs': undefined, 'new/a.rs': TEXT });
  expect(drift('Text.', 'sails:same.rs', 'gear:a.rs')).toEqual([]);
  const [page] = drift('Text.', 'sails:a.rs', 'sails:lib', 'sails:same.rs');
  expect(page?.sources).toMatchObject([
    { source: 'sails:a.rs', state: 'gone', movedTo: 'new/a.rs', added: 0, removed: 2 },
    { source: 'sails:lib', state: 'changed', added: 1, removed: 1, moreCommits: 1 },
  ]);
  expect(page?.sources[1]?.commits).toHaveLength(5);
  // Without the number of a pull request of another repository.
  expect(page?.sources[1]?.commits[0]).toMatch(
    /^2023-11-14 Change 6 https:\/\/github\.com\/gear-tech\/sails\/commit\/[0-9a-f]+$/,
  );
});

it('a name has vanished when the repository has it nowhere, however it is spelled', () => {
  const path = join(folder, 'sails');
  commit(path, 'Begin', {
    'a.rs': 'fn upload_program() {}\nfn moved_name() {}\nfn lost_name() {}\nfn kept_name_2() {}\n',
  });
  git(path, 'tag', 'v1');
  commit(path, 'Change', { 'a.rs': 'fn upload_program() {}\n', 'b.rs': 'fn moved_name() {}\n' });
  const body = 'Call `uploadProgram`, `movedName`, `lostName`, `kept_name` or `neverThere`.';
  expect(drift(body, 'sails:a.rs')[0]?.vanished).toEqual(['lostName']);
});

it('counts the lines of a folder alone, of pictures none, and says of a file without a new place that it is gone', () => {
  const path = join(folder, 'sails');
  const begin = { 'lib/a.rs': 'one\n', 'lib/a.png': '\0\u0001', 'library.rs': 'one\n', 'b:c.rs': 'x\n', 'd.rs': 'y\n' };
  commit(path, 'Begin', begin);
  git(path, 'tag', 'v1');
  const change = { 'lib/a.rs': 'two\n', 'lib/a.png': '\0\u0002', 'library.rs': '1\n2\n3\n', 'b:c.rs': 'z\n' };
  commit(path, 'Change', { ...change, 'd.rs': undefined });
  const [page] = drift('Text.', 'sails:lib', 'sails:b:c.rs', 'sails:d.rs');
  expect(page?.sources).toMatchObject([
    { source: 'sails:lib', state: 'changed', added: 1, removed: 1 },
    { source: 'sails:b:c.rs', state: 'changed', added: 1, removed: 1 },
    { source: 'sails:d.rs', state: 'gone', removed: 1 },
  ]);
  expect(page?.sources[2]).not.toHaveProperty('movedTo');
});

it('names what vanished once, though several sources of a page had it, and looks for whole names', () => {
  const path = join(folder, 'sails');
  commit(path, 'Begin', { 'a.rs': 'fn lost_name() {}\n', 'b.rs': 'lost_name();\n' });
  git(path, 'tag', 'v1');
  commit(path, 'Change', { 'a.rs': 'fn lost_name_2() {}\n', 'b.rs': 'lost_name_2();\n' });
  expect(drift('Call `lostName`.', 'sails:a.rs', 'sails:b.rs')[0]?.vanished).toEqual(['lostName']);
});

it.each(['sails', 'sails/repo', 'gear-tech+sails', 'gear-tech+sails/repo'])('finds a checkout in %s', (place) => {
  const path = join(folder, place);
  commit(path, 'Begin', { a: '1' });
  git(path, 'tag', 'v1');
  const { checkouts, left } = findCheckouts(folder, { sails: { repository, ref: 'v1' } });
  expect({ checkouts, left }).toMatchObject({ checkouts: [{ key: 'sails', path, repository }], left: [] });
});

it('finds a worktree, whose repository is elsewhere', () => {
  const path = join(folder, 'elsewhere');
  commit(path, 'Begin', { a: '1' });
  git(path, 'tag', 'v1');
  git(path, 'worktree', 'add', '-q', join(folder, 'sails'));
  const { checkouts, left } = findCheckouts(folder, { sails: { repository, ref: 'v1' } });
  expect({ checkouts, left }).toMatchObject({ checkouts: [{ path: join(folder, 'sails') }], left: [] });
});

it('looks at the branch that is named, of a remote too', () => {
  const path = join(folder, 'sails');
  commit(path, 'Begin', { a: '1' });
  git(path, 'tag', 'v1');
  git(path, 'checkout', '-qb', 'stable');
  commit(path, 'Go on', { a: '2' });
  const stable = git(path, 'rev-parse', 'HEAD');
  git(path, 'checkout', '-q', 'main');
  const newest = () =>
    findCheckouts(folder, { sails: { repository, ref: 'v1', branch: 'stable' } }).checkouts.map((one) => one.newest);
  expect(newest()).toEqual([stable]);
  git(path, 'update-ref', 'refs/remotes/origin/stable', stable);
  git(path, 'branch', '-D', 'stable');
  expect(newest()).toEqual([stable]);
});

it('says why a repository cannot be compared', () => {
  // A folder within another repository is no checkout.
  commit(folder, 'Outer', { 'gear/a': '1' });
  const path = join(folder, 'sails');
  commit(path, 'Begin', { a: '1' });
  const first = git(path, 'rev-parse', 'HEAD');
  commit(path, 'Go on', { a: '2' });
  git(path, 'tag', 'v1');
  git(path, 'reset', '-q', '--hard', first);
  const leftWith = (ref: string, branch?: string) =>
    findCheckouts(folder, { sails: { repository, ref, ...(branch && { branch }) } });
  expect(findCheckouts(folder, { gear: { repository: 'https://github.com/gear-tech/gear', ref: 'v1' } }).left).toEqual([
    expect.stringContaining(`gear: no checkout below ${folder}`),
  ]);
  expect(leftWith('v2')).toEqual({ checkouts: [], left: [expect.stringContaining('v2 is not in the checkout')] });
  expect(leftWith(first, 'none').left).toEqual([expect.stringContaining('there is no branch none')]);
  expect(leftWith('v1').left).toEqual(['sails: the checkout ends before v1; fetch newer commits']);
});
