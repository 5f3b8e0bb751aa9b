import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { olderLists, readEveryRoute } from './everyRoute';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'routes-'));
  mkdirSync(join(root, 'config'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (...routes: string[]) => writeFileSync(join(root, 'config/every-route.txt'), `${routes.join('\n')}\n`);
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@x.example', ...args], { stdio: 'ignore' });

describe('R-ROUTE-3: every route that ever existed', () => {
  it('is a line of the list', () => {
    write('/docs/gas', '/docs/node');
    expect(readEveryRoute(root)).toEqual(['/docs/gas', '/docs/node']);
  });

  it('is in the lists of earlier commits too, the newest first', () => {
    git('init');
    for (const routes of [['/docs/gas', '/docs/old'], ['/docs/gas']]) {
      write(...routes);
      git('add', '.');
      git('commit', '-m', 'x');
    }
    expect(olderLists(root)).toEqual([['/docs/gas'], ['/docs/gas', '/docs/old']]);
  });

  it('is known to a site in a folder of its repository', () => {
    git('init');
    const site = join(root, 'site');
    mkdirSync(join(site, 'config'), { recursive: true });
    writeFileSync(join(site, 'config/every-route.txt'), '/docs/old\n');
    git('add', '.');
    git('commit', '-m', 'x');
    expect(olderLists(site)).toEqual([['/docs/old']]);
  });

  it('is not known outside of a repository', () => {
    expect(olderLists(root)).toEqual([]);
  });
});
