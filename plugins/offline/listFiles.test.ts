import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { addressOf, listFiles } from './listFiles';

const BUILD = { built: '2026-01-02T03:04:05.000Z', release: 'Gear 2.0.0' };
const folder = mkdtempSync(join(tmpdir(), 'offline-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('R-ASSIST-2: lists what pages are made of with clean addresses, their Markdown and its index, and nothing for machines or servers; old addresses with their targets', async () => {
  const files = {
    'index.html': 'home',
    'docs/welcome.html': 'welcome',
    'docs/welcome.md': 'to be quoted',
    'docs/old/index.html': 'leads on',
    'assets/js/main.0123abcd.js': 'script',
    'assets/js/main.0123abcd.js.br': 'twin',
    'assets/fonts/a.woff2': 'font',
    'assets/search/headings.0123abcd.json': 'index',
    'katex/katex.min.css': 'formulas',
    'img/logo.svg': 'logo',
    '404.html': 'nothing here',
    'img/social-card.png': 'for others',
    'docs/welcome.png': 'for others',
    'docs/about/gas.png': 'for others',
    'llms.txt': 'what there is',
    'llms-full.txt': 'for machines',
    'llms/api.txt': 'for machines',
    'sitemap.xml': 'for machines',
    'mcp/manifest.json': 'for agents',
    'offline.json': 'itself',
    'sw.js': 'the worker',
    _headers: 'for the server',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const texts = [
    'nothing here',
    'script',
    'index',
    'welcome',
    'to be quoted',
    'logo',
    'home',
    'formulas',
    'what there is',
  ];
  const zipped = texts.map((text) => gzipSync(text).length);
  expect(await listFiles(folder, BUILD, [{ from: '/docs/old', to: '/docs/welcome' }])).toEqual({
    ...BUILD,
    bytes: 12 + 4 + 6 + 5 + 7 + 12 + 4 + 4 + 8 + 13,
    transfer: zipped.reduce((sum, size) => sum + size, 4),
    files: [
      ['404.html', 12],
      ['assets/fonts/a.woff2', 4],
      ['assets/js/main.0123abcd.js', 6],
      ['assets/search/headings.0123abcd.json', 5],
      ['docs/welcome', 7],
      ['docs/welcome.md', 12],
      ['img/logo.svg', 4],
      ['', 4],
      ['katex/katex.min.css', 8],
      ['llms.txt', 13],
    ],
    moved: [['docs/old', 'docs/welcome']],
  });
});

it.each(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico'])('keeps pictures: .%s', async (kind) => {
  const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  writeFileSync(join(pictures, `a.${kind}`), 'picture');
  expect((await listFiles(pictures, BUILD, [])).files).toEqual([[`a.${kind}`, 7]]);
  rmSync(pictures, { recursive: true });
});

it.each([
  ['index.html', ''],
  ['docs.html', 'docs'],
  ['docs/a/index.html', 'docs/a'],
  ['docs/indexers.html', 'docs/indexers'],
  ['404.html', '404.html'],
  ['img/logo.svg', 'img/logo.svg'],
])('%s is asked for as %o', (name, address) => {
  expect(addressOf(name)).toBe(address);
});
