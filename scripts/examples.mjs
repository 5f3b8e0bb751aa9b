// Checks the Rust examples: builds every program to Wasm and runs every gtest.
// usage: node scripts/examples.mjs
// CARGO_TARGET_DIR     where cargo builds; by default outside of the checkout, so that it is reused
// VARA_DOCS_INSTALL=1  may install what is missing: the Wasm target through rustup, or Debian packages as root
// CI=true              examples that could not run are a failure
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryCopies } from './copyExamples.mjs';

const { env } = process;
const WORKSPACE = fileURLToPath(new URL('../examples/rust', import.meta.url));
const TARGET_DIR = resolve(
  env.CARGO_TARGET_DIR || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'vara-docs', 'target'),
);
const WASM_TARGET = 'wasm32v1-none';
const MAY_INSTALL = env.VARA_DOCS_INSTALL === '1';

/** Debian keeps a recent Rust under these names; it has no Wasm target, but the sources to build one. */
const DEBIAN = {
  bin: '/usr/bin',
  rustSource: '/usr/lib/rustlib/src/rust/library/core/Cargo.toml',
  packages: ['rustc-web', 'cargo-web', 'rustfmt-web', 'rust-web-src'],
};

/**
 * Runs a short command in the workspace.
 *
 * @returns {string | undefined} what it printed, or nothing if it is missing or failed
 */
function ask(command, ...args) {
  const { status, stdout } = spawnSync(command, args, { cwd: WORKSPACE, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/**
 * Runs a long command and shows its output.
 *
 * @returns {boolean} whether it succeeded
 */
function perform(command, ...args) {
  return spawnSync(command, args, { cwd: WORKSPACE, stdio: 'inherit' }).status === 0;
}

/** Variables for a Rust whose rustup has the Wasm target, or nothing. */
function rustupToolchain() {
  const hasTarget = () => ask('rustup', 'target', 'list', '--installed')?.split('\n').includes(WASM_TARGET);
  if (!ask('rustup', 'show', 'active-toolchain')) return undefined;
  return hasTarget() || (MAY_INSTALL && perform('rustup', 'target', 'add', WASM_TARGET) && hasTarget())
    ? {}
    : undefined;
}

/**
 * Variables for Debian's Rust, or nothing. gear-wasm-builder runs the inner cargo through rustup, so a small script stands
 * in for it: it names the version, and lets that cargo build `core` and `alloc` for the Wasm target from source.
 */
function debianToolchain() {
  if (!existsSync('/etc/debian_version')) return undefined;
  const found = findDebianTools() ?? (installDebianPackages() ? findDebianTools() : undefined);
  if (!found) return undefined;
  const standInDir = join(TARGET_DIR, 'rustup-stand-in');
  mkdirSync(standInDir, { recursive: true });
  const script = [
    '#!/bin/sh',
    `if [ "$1" = show ]; then echo "${found.version}"; exit; fi`,
    'shift 2',
    'export RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=core,alloc',
    `export CARGO_TARGET_${WASM_TARGET.toUpperCase().replace('-', '_')}_LINKER=${found.linker}`,
    'exec "$@"',
  ];
  writeFileSync(join(standInDir, 'rustup'), `${script.join('\n')}\n`, { mode: 0o755 });
  return { PATH: [standInDir, DEBIAN.bin, env.PATH].join(delimiter) };
}

/** Version and linker of Debian's Rust, if all parts are there and it is new enough for the workspace. */
function findDebianTools() {
  const [version, minor] = debianRust(/^release: (\d+\.(\d+)\.\d+)/m);
  const neededMinor = readFileSync(join(WORKSPACE, 'Cargo.toml'), 'utf8').match(/^rust-version = "1\.(\d+)"/m)?.[1];
  const linker = `wasm-ld-${debianRust(/^LLVM version: (\d+)/m)[0]}`;
  const files = [DEBIAN.rustSource, ...['cargo', 'rustfmt', linker].map((name) => join(DEBIAN.bin, name))];
  return Number(minor) >= Number(neededMinor) && files.every(existsSync) ? { version, linker } : undefined;
}

/** What Debian's Rust says about itself: the groups of a pattern, none if it is missing. */
function debianRust(pattern) {
  return ask(join(DEBIAN.bin, 'rustc'), '-vV')?.match(pattern)?.slice(1) ?? [];
}

/** Installs Debian's Rust where that is allowed, removes nothing, and adds the linker of the same LLVM: links are LTO. */
function installDebianPackages() {
  if (!MAY_INSTALL || process.getuid?.() !== 0) return false;
  const install = (...names) => perform('apt-get', 'install', '-y', '--no-remove', '--no-install-recommends', ...names);
  return (
    perform('apt-get', 'update', '--quiet') &&
    install(...DEBIAN.packages) &&
    install(`lld-${debianRust(/^LLVM version: (\d+)/m)[0]}`)
  );
}

const cargoEnvironment = (variables) => ({ RUST_LOG: 'warn', ...env, CARGO_TARGET_DIR: TARGET_DIR, ...variables });

/**
 * Builds and tests the workspace and shows the output. One call does both: the build script of each program builds its
 * Wasm code before cargo compiles the tests, which load it.
 *
 * @returns {Promise<{ exitCode: number, ending: number | string, testCount: number }>} `ending` names a signal, if one came
 */
function testWorkspace(variables) {
  const args = ['test', '--workspace', '--tests', '--release', '--locked'];
  const child = spawn('cargo', args, {
    cwd: WORKSPACE,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: cargoEnvironment(variables),
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

const variables = rustupToolchain() ?? debianToolchain();
if (!variables) {
  const reason = ask('cargo', '--version')
    ? `Rust has no target ${WASM_TARGET}; run: rustup target add ${WASM_TARGET}`
    : 'cargo was not found; install Rust from https://rustup.rs';
  console.log(`Rust examples: not run (${reason})`);
  process.exit(env.CI === 'true' ? 1 : 0);
}

const wasmDir = join(TARGET_DIR, 'wasm32-gear', 'release');
rmSync(wasmDir, { recursive: true, force: true });
const { exitCode, ending, testCount } = await testWorkspace(variables);
const programCount = existsSync(wasmDir) ? readdirSync(wasmDir).filter((name) => name.endsWith('.opt.wasm')).length : 0;
if (exitCode !== 0 || programCount === 0 || testCount === 0) {
  console.log(`Rust examples: failed (cargo ended with ${ending}, ${programCount} built, ${testCount} tests passed)`);
  process.exit(exitCode || 1);
}
const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
console.log(`Rust examples: ${count(programCount, 'program')} built to Wasm, ${count(testCount, 'test')} passed`);

const copies = tryCopies(WORKSPACE, cargoEnvironment(variables));
if (copies.failures.length > 0) {
  console.log(`Copies of examples: failed\n${copies.failures.join('\n')}`);
  process.exit(1);
}
console.log(`Copies of examples: ${copies.count} can be started from`);
