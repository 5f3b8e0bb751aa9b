import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow } from './filesBelow';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds files however deep, sorted, and no folders', () => {
  mkdirSync(join(folder, 'b/c.md'), { recursive: true });
  for (const file of ['z.md', 'b/c.md/d.md', 'b/a.md']) writeFileSync(join(folder, file), '');
  expect(filesBelow(folder)).toEqual(['b/a.md', 'b/c.md/d.md', 'z.md']);
});

it('throws where there is no folder', () => {
  expect(() => filesBelow(join(folder, 'gone'))).toThrow('ENOENT');
});
