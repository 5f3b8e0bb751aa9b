import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkTargets } from './linkTargets';

describe('linkTargets', () => {
  let root: string;
  let folder: string;
  const page = (frontMatter: string, text = 'Text.') =>
    writeFileSync(join(folder, 'node/dev-net.mdx'), `---\n${frontMatter}\n---\n\n${text}\n`);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'link-targets-'));
    folder = join(root, 'docs');
    mkdirSync(join(folder, 'node'), { recursive: true });
    writeFileSync(join(folder, 'node/_category_.json'), '{}');
    page('title: A node');
  });

  it.each([
    ['a page comes', () => writeFileSync(join(folder, 'gas.md'), '')],
    [
      'a page of an older version comes',
      () => {
        mkdirSync(join(root, 'versioned_docs/version-1.0'), { recursive: true });
        writeFileSync(join(root, 'versioned_docs/version-1.0/gas.mdx'), '');
      },
    ],
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
