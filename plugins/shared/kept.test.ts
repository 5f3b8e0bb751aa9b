import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hash, kept } from './kept';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (text: string) => () => Promise.resolve(text);

it('gives what was made of the same, and makes the rest anew', async () => {
  const file = join(folder, 'page');
  expect(await kept(file, '1', make('first'))).toBe('first');
  expect(await kept(file, '1', make('second'))).toBe('first');
  expect(await kept(file, '2', make('third'))).toBe('third');
});

it('names texts by where each of them ends', () => {
  expect(hash('key1', '2')).not.toBe(hash('key', '12'));
});

it('makes anew what two builds at once have written half of each', async () => {
  const file = join(folder, 'page');
  writeFileSync(file, serialize({ version: '1', made: 'of both', end: '2' }));
  expect(await kept(file, '1', make('of one'))).toBe('of one');
});
