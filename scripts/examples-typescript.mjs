// Type-checks the TypeScript examples with the packages that their own lockfile pins. usage: node scripts/examples-typescript.mjs
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../examples/typescript', import.meta.url));

/**
 * Runs npm in the package and shows its output; ends this command if it fails.
 *
 * @param {...string} args
 */
function npm(...args) {
  const { status } = spawnSync('npm', args, { cwd: PACKAGE, stdio: 'inherit' });
  if (status !== 0) {
    console.log(`TypeScript examples: failed (npm ${args.join(' ')} ended with ${status})`);
    process.exit(status ?? 1);
  }
}

if (process.env.CI === 'true' || !existsSync(join(PACKAGE, 'node_modules'))) npm('ci', '--no-audit', '--no-fund');
npm('run', '--silent', 'check');
console.log('TypeScript examples: type-checked');
