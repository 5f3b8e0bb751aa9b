// Gets the upstream repositories of config/upstreams.ts with their history, for `npm run drift`; those that it
// got before get newer commits.
// usage: npm run upstreams -- FOLDER
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UPSTREAMS } from '../config/upstreams';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run upstreams -- FOLDER');
  process.exit(2);
}

const CLONE = ['clone', '--bare', '--quiet'];
// Tags and branches may have been moved upstream.
const FETCH = ['fetch', '--quiet', '--force', '--tags', 'origin', '+refs/heads/*:refs/heads/*'];

const git = (...args: string[]) => spawnSync('git', args, { stdio: 'inherit' }).status === 0;

/** Whether it is as this command makes them. In a checkout with files, or in one around the folder, branches of somebody would be written over. */
const isOurs = (path: string) => {
  const { stdout } = spawnSync('git', ['-C', path, 'rev-parse', '--is-bare-repository'], { encoding: 'utf8' });
  return stdout.trim() === 'true';
};

for (const [key, { repository }] of Object.entries(UPSTREAMS)) {
  const path = join(folder, basename(repository));
  const known = existsSync(path);
  if (known && !isOurs(path)) {
    console.error(`${key}: ${path} is no bare repository, so it stays as it is: bring it up to date yourself.`);
    process.exitCode = 1;
    continue;
  }
  if (git(...(known ? ['-C', path, ...FETCH] : [...CLONE, repository, path]))) {
    console.log(`${key}: ${known ? 'brought up to date' : 'cloned'} in ${path}`);
  } else {
    console.error(`${key}: ${repository} could not be had, git says above why. What is there stays: run this again.`);
    process.exitCode = 1;
  }
}
