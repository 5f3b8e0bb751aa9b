import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesToCopy, tryCopies } from './tryCopies.mjs';

describe('copies of examples', () => {
  it('reads what to copy', () => {
    expect(namesToCopy('A.\nTo start: `mkdir ~/my-a && cp -r Cargo.toml Cargo.lock a b ~/my-a` there.')).toEqual([
      'Cargo.toml',
      'Cargo.lock',
      'a',
      'b',
    ]);
    expect(namesToCopy('`mkdir ~/my-a && cp -r a ~/my-a`')).toBeUndefined();
    expect(namesToCopy('Copy it.')).toBeUndefined();
  });

  it('names the example that does not say what to copy, or names what is not there', () => {
    const workspace = mkdtempSync(join(tmpdir(), 'copies-'));
    for (const name of ['silent', 'wrong']) mkdirSync(join(workspace, name));
    writeFileSync(join(workspace, 'silent/README.md'), 'Nothing.');
    writeFileSync(join(workspace, 'wrong/README.md'), '`mkdir x && cp -r Cargo.toml Cargo.lock wrong other x`');
    for (const file of ['Cargo.toml', 'Cargo.lock']) writeFileSync(join(workspace, file), '');
    const { count, failures } = tryCopies(workspace, {});
    expect(count).toBe(2);
    expect(failures.join('\n')).toMatch(/silent: its README.md does not say/);
    expect(failures.join('\n')).toMatch(/wrong: .*other/);
  });
});
