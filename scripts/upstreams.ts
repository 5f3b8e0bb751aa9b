// Gets the upstream repositories of config/releases.ts with their history, for `npm run drift`. usage: npm run upstreams -- FOLDER
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UPSTREAMS } from '../config/releases';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run upstreams -- FOLDER');
  process.exit(2);
}

const CLONE = ['clone', '--bare', '--quiet'];
const FETCH = ['fetch', '--quiet', '--tags', 'origin', '+refs/heads/*:refs/heads/*'];

for (const { repository } of Object.values(UPSTREAMS)) {
  const path = join(folder, basename(repository));
  const args = existsSync(path) ? ['-C', path, ...FETCH] : [...CLONE, repository, path];
  if (spawnSync('git', args, { stdio: 'inherit' }).status !== 0) {
    console.error(`${repository} could not be had.`);
    process.exitCode = 1;
  }
}
