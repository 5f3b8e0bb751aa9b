import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPages } from './keepPages';
import type { Page } from './readPage';

let folder: string;
let read: string[];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pages-')), 'store');
  read = [];
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const pageOf = (source: string): Page => ({
  frontMatter: { title: source, since: new Date(0) },
  tree: { type: 'root', children: [{ type: 'text', value: source }] },
  messages: [],
});
/** Each is a new build, which has in memory nothing of what others read. */
const build = (key: string, say?: string) =>
  keepPages(
    (path, source) => {
      read.push(`${path} ${source}`);
      const file = new VFile();
      if (say) file.message(say);
      return Promise.resolve({ ...pageOf(source), messages: file.messages });
    },
    { folder, key },
  );

it('reads a page again only when its source has changed, or what else pages are made from', async () => {
  await build('1')('gas.mdx', 'a');
  expect(await build('1')('gas.mdx', 'a')).toEqual(pageOf('a'));
  expect(read).toEqual(['gas.mdx a']);
  expect(await build('1')('gas.mdx', 'b')).toEqual(pageOf('b'));
  expect(await build('2')('gas.mdx', 'b')).toEqual(pageOf('b'));
  expect(await build('2')('rent.mdx', 'b')).toEqual(pageOf('b'));
  expect(read).toEqual(['gas.mdx a', 'gas.mdx b', 'gas.mdx b', 'rent.mdx b']);
});

it('says what there is to say about a page with every build', async () => {
  await build('1', 'No such anchor.')('gas.mdx', 'a');
  const { messages } = await build('1', 'No such anchor.')('gas.mdx', 'a');
  expect(messages.map(({ reason }) => reason)).toEqual(['No such anchor.']);
  expect(read).toHaveLength(2);
});

it('reads a page again that a stopped build kept by half', async () => {
  await build('1')('gas.mdx', 'a');
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), 'half');
  expect(await build('1')('gas.mdx', 'a')).toEqual(pageOf('a'));
  expect(read).toHaveLength(2);
});
