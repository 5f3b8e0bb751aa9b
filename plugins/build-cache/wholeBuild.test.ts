import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBuild } from './wholeBuild';

let root: string;
const save = (text: string, page = 'docs/page.mdx') => writeFileSync(join(root, page), text);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'whole-build-'));
  mkdirSync(join(root, 'docs/build'), { recursive: true });
  save('old');
});
afterEach(() => rmSync(root, { recursive: true }));

it('a build goes on with what the last one kept, also after a page was saved between them', () => {
  const first = startBuild(root);
  first.end();
  save('new');
  expect(startBuild(root).name).toBe(first.name);
});

it('a build takes nothing of one that did not end', () => {
  const first = startBuild(root);
  expect(startBuild(root).name).not.toBe(first.name);
});

it.each(['docs/page.mdx', 'docs/build/page.mdx'])('a build takes nothing of one during which %s was saved', (page) => {
  const first = startBuild(root);
  save('new', page);
  first.end();
  const second = startBuild(root);
  expect(second.name).not.toBe(first.name);
  second.end();
  expect(startBuild(root).name).toBe(second.name);
});
