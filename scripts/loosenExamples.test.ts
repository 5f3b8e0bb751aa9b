import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SCRIPT = resolve('scripts/loosen-examples.mjs');
const MANIFEST = 'examples/rust/Cargo.toml';
const PINNED = 'gstd = "=2.0.0"\n';

/** Runs it where neither npm nor cargo is installed. */
function loosen(...args: string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'loosen-'));
  mkdirSync(join(cwd, 'examples/rust'), { recursive: true });
  writeFileSync(join(cwd, MANIFEST), PINNED);
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: cwd },
  });
  return { status, stderr, manifest: readFileSync(join(cwd, MANIFEST), 'utf8') };
}

it('changes nothing when it is asked for help', () => {
  const { status, stderr, manifest } = loosen('--help');
  expect({ status, manifest }).toEqual({ status: 2, manifest: PINNED });
  expect(stderr).toMatch(/^usage: npm run examples:newest/);
});

it('says which command is missing', () => {
  const { status, stderr } = loosen();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^npm install did not run: .*ENOENT.*\n.*git checkout examples\n$/);
});
