import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { beforeAll, describe, expect, it } from 'vitest';
import { remarkEmbed } from '.';

let root: string;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  writeFileSync(join(folder, 'secret.rs'), 'fn secret() {}\n');
  root = join(folder, 'repository');
  mkdirSync(join(root, 'examples'), { recursive: true });
  writeFileSync(join(root, 'examples/b.rs'), 'fn b() {}\n');
  writeFileSync(join(root, 'hidden.rs'), 'fn a() {\n  // a\u202e\n}\n');
  writeFileSync(join(root, 'a.rs'), '// #region one\nfn one() {}\n// #endregion one\n');
});

function run(meta: string | null, value = '', folder?: string): Code {
  const fence: Code = {
    type: 'code',
    lang: 'rust',
    meta,
    value,
    position: { start: { line: 7, column: 1 }, end: { line: 8, column: 4 } },
  };
  const tree: Root = { type: 'root', children: [fence] };
  unified()
    .use(remarkEmbed, { root, folder })
    .runSync(tree, new VFile({ path: 'docs/page.mdx' }));
  return fence;
}

describe('remarkEmbed', () => {
  it('fills a fence with the region it names, and keeps its info line', () => {
    expect(run('file=a.rs region=one')).toMatchObject({ value: 'fn one() {}', meta: 'file=a.rs region=one' });
  });

  it('leaves a fence without a file alone', () => {
    expect(run('title="x"', 'text').value).toBe('text');
  });

  it('shows only what lies in the folder whose files are checked', () => {
    expect(run('file=examples/b.rs', '', 'examples').value).toBe('fn b() {}');
    expect(() => run('file=a.rs', '', 'examples')).toThrow('and lead below examples/.');
  });

  it.each([
    ['a region without a file', 'region=one', '', 'needs file="…" too'],
    ['a file that does not exist', 'file=b.rs', '', 'The embedded file b.rs does not exist'],
    ['a folder', 'file=.', '', 'The embedded file . does not exist'],
    ['a file outside of the repository', 'file=../secret.rs', '', 'does not exist'],
    ['a region that does not exist', 'file=a.rs region=two', '', 'a.rs has no region "two". It has: one.'],
    [
      'a file with a character that no reader sees',
      'file=hidden.rs',
      '',
      'hidden.rs:2:7 The character U+202E stands here',
    ],
    ['a fence that holds text too', 'file=a.rs', 'mine', 'must be empty'],
  ])('stops at %s, with page and line', (_, meta, value, message) => {
    expect(() => run(meta, value)).toThrow(message);
    try {
      run(meta, value);
    } catch (error) {
      expect(error).toMatchObject({ file: 'docs/page.mdx', line: 7 });
    }
  });
});
