import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['bench', 'config', 'mcp', 'plugins', 'scripts', 'src'];
/** What imports leave out. */
const EXTENSION = /\.(?:[cm]?[jt]sx?|json)$/;

// A Mac or Windows takes `./CopyPage` for `copyPage.ts`, which bundlers look for before `CopyPage.tsx`.
test('no two modules of a folder differ by upper and lower case alone', () => {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => EXTENSION.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file).replace(EXTENSION, '')),
  );
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  expect(names.filter((name) => known.get(name.toLowerCase()) !== name)).toEqual([]);
});
