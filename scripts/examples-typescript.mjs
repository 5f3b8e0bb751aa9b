// Type-checks the TypeScript examples with the packages that their own lockfile pins, and runs their tests. usage: node scripts/examples-typescript.mjs
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGE = join(ROOT, 'examples/typescript');

/**
 * Runs a command in a folder and shows its output; ends this command if it fails.
 *
 * @param {string} cwd
 * @param {string} command
 * @param {...string} args
 */
function run(cwd, command, ...args) {
  // On Windows npm and npx are no programs, but scripts that only a shell runs.
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.log(`TypeScript examples: failed (${command} ${args.join(' ')} ended with ${status})`);
    process.exit(status ?? 1);
  }
}

if (process.env.CI === 'true' || !existsSync(join(PACKAGE, 'node_modules'))) {
  run(PACKAGE, 'npm', 'ci', '--no-audit', '--no-fund');
}
run(PACKAGE, 'npm', 'run', '--silent', 'check');
console.log('TypeScript examples: type-checked');

// Vitest is the site's. In CI it leaves test-results/examples-typescript.json for ci-summary.mjs.
run(ROOT, 'npx', 'vitest', 'run', '--root', 'examples/typescript');
console.log('TypeScript examples: tested');
