// Lets the examples take the newest releases in place of the pinned ones; `npm run examples` then says what no longer holds.
// It changes files of the checkout. usage: npm run examples:newest, in CI, or followed by: git checkout examples
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { RUST_MANIFEST, loosenPins } from './examples/loosenPins.mjs';

if (process.argv.length > 2) {
  console.error('usage: npm run examples:newest, without arguments. It changes files of the checkout.');
  process.exit(2);
}

const TYPESCRIPT = 'examples/typescript';
const PACKAGES = ['@gear-js/api', 'sails-js', 'sails-js-parser'];

writeFileSync(RUST_MANIFEST, loosenPins(readFileSync(RUST_MANIFEST, 'utf8')));
const latest = PACKAGES.map((name) => `${name}@latest`);
const install = ['install', '--prefix', TYPESCRIPT, '--no-audit', '--no-fund', '--save-exact', ...latest];
const steps = [
  ['npm', install],
  // The examples are built with the lock file as it is.
  ['cargo', ['update', '--manifest-path', RUST_MANIFEST]],
];
for (const [command, args] of steps) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) continue;
  console.error(`${command} ${args[0]} ${error ? `did not run: ${error.message}` : `ended with ${status}`}.`);
  console.error('The files are half changed: git checkout examples');
  process.exitCode = 1;
  break;
}
