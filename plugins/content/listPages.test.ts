import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPages, routeOf, strayName } from './listPages';

it('R-ROUTE-3: pages are listed with their routes, and no file that is a part of pages, or none', () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(root, 'docs/node'), { recursive: true });
  for (const file of ['index.mdx', 'gas.md', '_ports.mdx', 'node/index.mdx', 'node/_disk.mdx', 'node/a.png'])
    writeFileSync(join(root, 'docs', file), '---\ntitle: A\n---\nText.');
  expect(listPages(root).map(({ file, route }) => [file, route])).toEqual([
    ['docs/gas.md', '/docs/gas'],
    ['docs/index.mdx', '/docs'],
    ['docs/node/index.mdx', '/docs/node'],
  ]);
});

it('R-ROUTE-3: only a file that is called index stands for its folder', () => {
  expect(routeOf('node/market-index.mdx')).toBe('/docs/node/market-index');
});

describe('strayName', () => {
  it.each(['docs/index.mdx', 'docs/docs.mdx', 'docs/node/index.mdx', 'docs/node/disk.mdx', 'docs/node/node/disk.mdx'])(
    'leaves %s',
    (file) => {
      expect(strayName(file)).toBeUndefined();
    },
  );

  it.each([
    ['docs/README.md', 'is served as the index of its folder'],
    ['docs/node/readme.mdx', 'is served as the index of its folder'],
    ['docs/node/Node.mdx', 'is served as the index of its folder'],
    ['docs/_parts/node/disk.mdx', '"_parts"'],
  ])('names %s', (file, message) => {
    expect(strayName(file)).toContain(message);
  });
});
