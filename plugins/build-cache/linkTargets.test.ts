import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkTargets } from './linkTargets';

describe('linkTargets', () => {
  let root: string;
  let folder: string;
  const OLD = 'versioned_docs/version-1.0';
  const TRANSLATED = 'i18n/fr/docusaurus-plugin-content-docs/current';
  const write = (file: string, frontMatter: string, text = 'Text.') =>
    writeFileSync(join(root, file), `---\n${frontMatter}\n---\n\n${text}\n`);
  const page = (frontMatter: string, text?: string) => write('docs/node/dev-net.mdx', frontMatter, text);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'link-targets-'));
    folder = join(root, 'docs');
    mkdirSync(join(folder, 'node'), { recursive: true });
    writeFileSync(join(folder, 'node/_category_.json'), '{}');
    page('title: A node');
    for (const other of [OLD, TRANSLATED]) {
      mkdirSync(join(root, other), { recursive: true });
      write(`${other}/dev-net.mdx`, 'title: A node');
    }
  });

  it.each([
    ['a page comes', () => writeFileSync(join(folder, 'gas.md'), '')],
    ['a page of an older version comes', () => write(`${OLD}/gas.mdx`, 'title: Gas')],
    ['a page of an older version gets a slug', () => write(`${OLD}/dev-net.mdx`, 'title: A node\nslug: /dev')],
    ['a translation comes', () => write(`${TRANSLATED}/gas.mdx`, 'title: Gas')],
    ['a translation gets a slug', () => write(`${TRANSLATED}/dev-net.mdx`, 'title: A node\nslug: /dev')],
    ['a page moves', () => renameSync(join(folder, 'node/dev-net.mdx'), join(folder, 'dev-net.mdx'))],
    ['a page gets a slug', () => page('title: A node\nslug: /node/dev')],
    ['a page gets an id', () => page('id: dev\ntitle: A node')],
    ['a page becomes a draft', () => page('title: A node\n"draft": true')],
  ])('change when %s', (_, change) => {
    const before = linkTargets(root);
    change();
    expect(linkTargets(root)).not.toEqual(before);
  });

  it.each([
    ['the title of a page changes', () => page('title: One node')],
    ['its text changes', () => page('title: A node', 'slug: /node/dev\n\n---')],
    ['the label of a folder changes', () => writeFileSync(join(folder, 'node/_category_.json'), '{"label":"N"}')],
  ])('stay when %s', (_, change) => {
    const before = linkTargets(root);
    change();
    expect(linkTargets(root)).toEqual(before);
  });
});
