import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import matter from 'gray-matter';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../config/frontMatter';
import { planPage } from './planPage';
import { renderTemplate } from './templates';

const EXISTING = {
  pages: [
    { file: 'docs/node/index.mdx', position: 0 },
    { file: 'docs/node/telemetry.mdx', position: 7 },
    { file: 'docs/examples/DeFi/dex.mdx', position: 2 },
  ],
  ever: ['/docs/node', '/docs/node/telemetry', '/docs/examples/DeFi/dex', '/docs/node/local-chain'],
};
const plan = (kind: string, path: string) => planPage(kind, path, EXISTING);

describe('a new page', () => {
  it('gets file, route, title and the next place of its folder', () => {
    expect(plan('how-to', 'node/watch-disk-space')).toEqual({
      kind: 'how-to',
      file: 'docs/node/watch-disk-space.mdx',
      route: '/docs/node/watch-disk-space',
      title: 'Watch disk space',
      position: 8,
    });
  });

  it.each(['docs/node/disk', '/docs/node/disk', 'node/disk.mdx', './docs/node/disk.mdx', 'node/disk/'])(
    'takes the path as %s',
    (path) => {
      expect(plan('how-to', path).file).toBe('docs/node/disk.mdx');
    },
  );

  it('takes a path as Windows writes it', () => {
    expect(plan('how-to', String.raw`docs\node\disk.mdx`).file).toBe('docs/node/disk.mdx');
  });

  it('may begin a folder', () => {
    expect(plan('reference', 'wallets/index')).toMatchObject({ route: '/docs/wallets', title: 'Wallets', position: 1 });
  });

  it.each([
    ['a kind with a typo', 'howto', 'node/disk', 'Did you mean how-to?'],
    ['a page that exists', 'how-to', 'node/telemetry', '/docs/node/telemetry is a page already'],
    ['the index of a folder that has one', 'how-to', 'node', '/docs/node is a page already'],
    ['a path that leads elsewhere', 'how-to', 'node/local-chain', 'had a page once'],
    ['a folder in another letter case', 'how-to', 'examples/defi/lending', 'Write it as it is there'],
    [
      'a page in another letter case',
      'how-to',
      'node/Telemetry',
      'differs from docs/node/Telemetry only in letter case',
    ],
    ['capitals', 'how-to', 'node/DiskSpace', 'such as "disk-space"'],
    ['spaces', 'how-to', 'node/disk space', 'such as "disk-space"'],
    ['the name of the folder', 'how-to', 'node/node', 'is served as the index of its folder'],
    ['the name of a new folder', 'how-to', 'wallets/wallets', 'is served as the index of its folder'],
    ['a readme', 'how-to', 'node/readme', 'is served as the index of its folder'],
    ['a path out of docs', 'how-to', '../secret', 'hyphens only.'],
    ['the root of the docs', 'how-to', 'index', '/docs shows docs/welcome.mdx'],
    ['no name', 'how-to', 'docs/', 'Name the page, such as node/watch-disk-space.'],
  ])('%s is refused', (_, kind, path, message) => {
    expect(() => plan(kind, path)).toThrow(message);
  });

  it.each(['node/2024', 'node/true', 'node/0x10', 'node/1e3', 'node/12-05-2026', 'node/null', 'node/on'])(
    '%s has a title that YAML takes for a text',
    (path) => {
      const made = plan('how-to', path);
      const { data } = matter(renderTemplate(made), {});
      expect([data.title, data.sidebar_label]).toEqual([made.title, made.title]);
    },
  );

  it.each(KINDS)('of the kind %s is one that can be served before its author has filled it', (kind) => {
    const { data } = matter(renderTemplate(plan(kind, 'node/disk')));
    // The list of words is not given to Docusaurus.
    delete data.keywords;
    expect(() => validateDocFrontMatter(data)).not.toThrow();
  });
});
