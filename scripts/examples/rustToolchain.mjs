import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const { env } = process;
/** Folder of the programs. */
export const WORKSPACE = fileURLToPath(new URL('../../examples/rust', import.meta.url));
/** Where cargo builds them. */
export const TARGET_DIR = resolve(
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
 * Finds a Rust that can build the programs to Wasm; installs what is missing, if `VARA_DOCS_INSTALL` allows it.
 *
 * @returns {Record<string, string | undefined> | undefined} environment for cargo, or nothing: see `whyNoRust`
 */
export function findRust() {
  const variables = rustupToolchain() ?? debianToolchain();
  return variables && { RUST_LOG: 'warn', ...env, CARGO_TARGET_DIR: TARGET_DIR, ...variables };
}

/** What people have to do to get a Rust that can. */
export function whyNoRust() {
  return ask('cargo', '--version')
    ? `Rust has no target ${WASM_TARGET}; run: rustup target add ${WASM_TARGET}`
    : 'cargo was not found; install Rust from https://rustup.rs';
}

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
