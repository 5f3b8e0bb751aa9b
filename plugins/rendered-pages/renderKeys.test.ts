import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderKeys } from './renderKeys';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  mkdirSync(join(folder, 'assets/js'), { recursive: true });
  for (const name of ['server.bundle', 'assets/js/layout', 'assets/js/gas', 'assets/js/rent']) write(name, 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.js`), text);
/** The root shows the same content as the first page. */
const PAGES = [
  { path: '/docs', content: 'gas' },
  { path: '/docs/gas', content: 'gas' },
  { path: '/docs/rent', content: 'rent' },
];
const changedBy = (change: () => void) => {
  const before = renderKeys(folder, PAGES);
  change();
  const after = renderKeys(folder, PAGES);
  return Object.keys(after).filter((path) => after[path] !== before[path]);
};

const ALL = PAGES.map(({ path }) => path);

test.each([
  ['no change', () => undefined, []],
  ['a change of the content of a page', () => write('assets/js/gas', 'new'), ['/docs', '/docs/gas']],
  ['a change of what loads pages', () => write('server.bundle', 'new'), ALL],
  ['a change of what several pages share', () => write('assets/js/layout', 'new'), ALL],
  ['a further file', () => write('assets/js/more', 'new'), ALL],
  [
    'a file that is renamed',
    () => renameSync(join(folder, 'assets/js/layout.js'), join(folder, 'assets/js/lay.js')),
    ALL,
  ],
  ['a file that is gone', () => rmSync(join(folder, 'assets/js/layout.js')), ALL],
])('what %s changes', (_what, change, changed) => {
  expect(changedBy(change)).toEqual(changed);
});

test('pages without a file of their own change together', () => {
  rmSync(join(folder, 'assets'), { recursive: true });
  const keys = renderKeys(folder, PAGES);
  expect(new Set(Object.values(keys)).size).toBe(1);
  expect(changedBy(() => write('server.bundle', 'new'))).toEqual(ALL);
});
