// Tries what the README of each example promises: that its folder can be copied and started from.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const COPY = /`mkdir (\S+) && cp -r (.+) \1`/;

/**
 * What the README says to copy, beside the manifest and the lock of the workspace.
 *
 * @param {string} readme
 * @returns {string[] | undefined} names; nothing if it does not say so in the usual words
 */
export function namesToCopy(readme) {
  const names = readme.match(COPY)?.[2]?.split(' ');
  return names?.includes('Cargo.toml') && names.includes('Cargo.lock') ? names : undefined;
}

/**
 * Copies each example into an empty folder as its README says, resolves it there, and runs the tests of one: the one that needs
 * most of the others. Resolving finds what is missing, and takes no time.
 *
 * @param {string} workspace - folder of the programs
 * @param {Record<string, string | undefined>} env - variables for cargo
 * @returns {{ count: number, failures: string[] }} failures name the example and what cargo said
 */
export function tryCopies(workspace, env) {
  const examples = readdirSync(workspace)
    .filter((name) => existsSync(join(workspace, name, 'README.md')))
    .map((name) => ({ name, names: namesToCopy(readFileSync(join(workspace, name, 'README.md'), 'utf8')) }));
  const [largest] = examples.toSorted((a, b) => (b.names?.length ?? 0) - (a.names?.length ?? 0));
  const failures = examples.flatMap((example) => tryCopy(workspace, example, example === largest, env));
  return { count: examples.length, failures };
}

function tryCopy(workspace, { name, names }, withTests, env) {
  if (!names) return [`${name}: its README.md does not say what to copy, as that of ping does`];
  const folder = mkdtempSync(join(tmpdir(), `${basename(name)}-`));
  try {
    for (const part of names) {
      cpSync(join(workspace, part), join(folder, part), {
        recursive: true,
        filter: (path) => basename(path) !== 'target',
      });
    }
    const args = withTests
      ? ['test', '--release', '--offline', '-p', name]
      : ['metadata', '--offline', '--format-version', '1', '--quiet'];
    const { status, stderr } = spawnSync('cargo', args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return status === 0 ? [] : [`${name}: ${stderr.trim().split('\n').slice(-5).join('\n')}`];
  } catch (error) {
    return [`${name}: ${error.message}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
