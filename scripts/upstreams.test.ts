import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UPSTREAMS } from '../config/upstreams';

// The upstream repositories, as small ones of this machine: git is told to look for them below a folder.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upstreams-'));
  for (const key of Object.keys(UPSTREAMS)) commit(key, 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const repositoryOf = (key: string) => UPSTREAMS[key as keyof typeof UPSTREAMS].repository;
const serverOf = (key: string) => join(folder, 'server', repositoryOf(key).replace('https://github.com/', ''));
const cloneOf = (key: string) => join(folder, 'clones', basename(repositoryOf(key)));

function git(path: string, ...args: string[]): string {
  return execFileSync('git', ['-C', path, ...args], { encoding: 'utf8' }).trim();
}

/** A commit to an upstream repository, with a tag that moves to it. */
function commit(key: string, text: string): void {
  const path = serverOf(key);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'file'), text);
  git(path, 'init', '-q');
  git(path, 'add', '-A');
  git(path, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-qm', text);
  git(path, 'tag', '-f', 'latest');
}

function upstreams() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/upstreams.ts', join(folder, 'clones')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `url.file://${dirname(dirname(serverOf('gear')))}/.insteadOf`,
        GIT_CONFIG_VALUE_0: 'https://github.com/',
      },
    },
  );
  return { status, stdout, stderr };
}

it('clones every upstream repository, and brings it up to date when it is there', { timeout: 30_000 }, () => {
  const first = upstreams();
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toContain(`gear: cloned in ${cloneOf('gear')}`);
  for (const key of Object.keys(UPSTREAMS)) expect(git(cloneOf(key), 'log', '--format=%s')).toBe('one');

  commit('sails', 'two');
  const second = upstreams();
  expect(second).toMatchObject({ status: 0, stderr: '' });
  expect(second.stdout).toContain(`sails: brought up to date in ${cloneOf('sails')}`);
  expect(git(cloneOf('sails'), 'log', '-1', '--format=%s', 'HEAD')).toBe('two');
  expect(git(cloneOf('sails'), 'log', '-1', '--format=%s', 'latest')).toBe('two');
});

it('names a repository that it cannot have, and gets the others', { timeout: 30_000 }, () => {
  rmSync(serverOf('dapps'), { recursive: true });
  const { status, stdout, stderr } = upstreams();
  expect(status).toBe(1);
  expect(stderr).toContain(`dapps: ${repositoryOf('dapps')} could not be had, git says above why.`);
  expect(stdout).toContain('standards: cloned');
});

it(
  'leaves the branches of a checkout that somebody works in, and of one around the folder',
  { timeout: 30_000 },
  () => {
    const clones = join(folder, 'clones');
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    const work = (path: string) => {
      const main = git(serverOf('sails'), 'symbolic-ref', '--short', 'HEAD');
      git(folder, 'clone', '-q', serverOf('sails'), path);
      git(path, ...who, 'commit', '-q', '--allow-empty', '-m', 'not pushed');
      git(path, 'checkout', '-qb', 'mine');
      return () => git(path, 'log', '-1', '--format=%s', main);
    };
    const newest = [work(clones), work(cloneOf('sails'))];
    mkdirSync(cloneOf('gear'));
    const { status, stdout, stderr } = upstreams();
    expect(newest.map((subject) => subject())).toEqual(['not pushed', 'not pushed']);
    expect(status).toBe(1);
    for (const key of ['sails', 'gear']) expect(stderr).toContain(`${key}: ${cloneOf(key)} is no bare repository`);
    expect(stdout).toContain('standards: cloned');
  },
);
