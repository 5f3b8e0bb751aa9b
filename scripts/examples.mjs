// Checks the Rust examples: builds every program to Wasm and runs every gtest.
// usage: node scripts/examples.mjs
// CARGO_TARGET_DIR     where cargo builds; by default outside of the checkout, so that it is reused
// VARA_DOCS_INSTALL=1  may install what is missing: the Wasm target through rustup, or Debian packages as root
// CI=true              examples that could not run are a failure
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findRust, TARGET_DIR, whyNoRust, WORKSPACE } from './examples/rustToolchain.mjs';
import { tryCopies } from './examples/tryCopies.mjs';

/**
 * Builds and tests the workspace and shows the output. One call does both: the build script of each program builds its
 * Wasm code before cargo compiles the tests, which load it.
 *
 * @returns {Promise<{ exitCode: number, ending: number | string, testCount: number }>} `ending` names a signal, if one came
 */
function testWorkspace(cargoEnv) {
  const args = ['test', '--workspace', '--tests', '--release', '--locked'];
  const child = spawn('cargo', args, {
    cwd: WORKSPACE,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: cargoEnv,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise((done) => {
    child.on('close', (code, signal) => {
      const passed = [...output.matchAll(/^test result: ok\. (\d+) passed/gm)];
      const testCount = passed.reduce((sum, [, count]) => sum + Number(count), 0);
      done({ exitCode: code ?? 1, ending: code ?? signal, testCount });
    });
  });
}

const cargoEnv = findRust();
if (!cargoEnv) {
  console.log(`Rust examples: not run (${whyNoRust()})`);
  process.exit(process.env.CI === 'true' ? 1 : 0);
}

const wasmDir = join(TARGET_DIR, 'wasm32-gear', 'release');
rmSync(wasmDir, { recursive: true, force: true });
const { exitCode, ending, testCount } = await testWorkspace(cargoEnv);
const programCount = existsSync(wasmDir) ? readdirSync(wasmDir).filter((name) => name.endsWith('.opt.wasm')).length : 0;
if (exitCode !== 0 || programCount === 0 || testCount === 0) {
  console.log(`Rust examples: failed (cargo ended with ${ending}, ${programCount} built, ${testCount} tests passed)`);
  process.exit(exitCode || 1);
}
const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
console.log(`Rust examples: ${count(programCount, 'program')} built to Wasm, ${count(testCount, 'test')} passed`);

const copies = tryCopies(WORKSPACE, cargoEnv);
if (copies.failures.length > 0) {
  console.log(`Copies of examples: failed\n${copies.failures.join('\n')}`);
  process.exit(1);
}
console.log(`Copies of examples: ${copies.count} can be started from`);
