import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineHashes } from '../../scripts/hosting/inlineHashes';
import { readBuild } from '../../scripts/hosting/readBuild';
import { warningsIn } from '../../scripts/build-strict/warningsIn.mjs';
import { ALL_PAYLOADS } from '../site/support/payloads';
import { type BuildResult, ROOT, runBuild } from './runBuild';

const GENERATED = '.docusaurus/pages';
const HEAD = '---\ntitle: A page\n---\n\n';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterAll(() => {
  for (const made of [folder, path.join(ROOT, 'tests/fixture', GENERATED)])
    rmSync(made, { recursive: true, force: true });
});

/** Builds a site of these pages, and says how that ended. */
async function build(pages: Record<string, string>, ...flags: string[]): Promise<BuildResult & { outDir: string }> {
  const docs = path.join(folder, 'docs');
  const outDir = path.join(folder, 'build');
  rmSync(docs, { recursive: true, force: true });
  mkdirSync(docs, { recursive: true });
  for (const [file, text] of Object.entries({ 'index.mdx': '---\nslug: /\n---\n\n# Home\n', ...pages }))
    writeFileSync(path.join(docs, file), text);
  const args = ['tests/fixture', '--config', 'pages.config.ts', '--out-dir', outDir, ...flags];
  return { ...(await runBuild(args, { generated: GENERATED, env: { PAGES: docs } })), outDir };
}

describe('a bad page stops the build with file and line', () => {
  it.each([
    ['front matter that is no YAML', '---\ntitle: A\ntags: [\n---\n', 4, 'The front matter is no YAML'],
    [
      'a component that there is not',
      `${HEAD}Text.\n\n<Crad />\n`,
      7,
      'There is no component <Crad>. Near it are: Card',
    ],
    ['a tag that is not closed', `${HEAD}<Card>\n`, 5, 'Expected a closing tag for `<Card>`'],
    [
      'an embed that there is not',
      `${HEAD}\`\`\`rust file=examples/rust/nope.rs\n\`\`\`\n`,
      5,
      'examples/rust/nope.rs does not exist',
    ],
    ['a figure that there is not', `${HEAD}It is <Constant name="sesion" />.\n`, 5, 'It can be: session'],
  ])('%s', async (_what, page, line, message) => {
    const { code, output } = await build({ 'bad.mdx': page });
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).toMatch(
      new RegExp(
        `bad\\.mdx[^\\n]*?:${line}\\b|bad\\.mdx[^]{0,300}\\bline(?:: |\\D{0,3})${line}\\b|bad\\.mdx[^]{0,300}\\(${line}:`,
      ),
    );
  });
});

it('R-WRITE-2: finds links that lead nowhere, also to parts of pages and to files, and routes that two pages share', async () => {
  const { code, output } = await build({
    'links.mdx': `${HEAD}[Page](/nowhere), [part](#nowhere), [file](./nowhere.mdx)\n`,
    'twice.mdx': '---\nslug: /links\n---\n\n# Twice\n',
  });
  expect(code).toBe(0);
  expect(output).toMatch(/source page path = \/links:\s+-> linking to \/nowhere$/m);
  expect(output).toMatch(/source page path = \/links:\s+-> linking to #nowhere/);
  expect(warningsIn(output)).toEqual([
    expect.stringContaining('Duplicate routes found!'),
    expect.stringMatching(/markdown link couldn't be resolved: \(\.\/nowhere\.mdx\) in source file ".*links\.mdx"/),
    expect.stringContaining('broken links'),
    expect.stringContaining('broken anchors'),
  ]);
});

it('React has nothing to complain about in development on a page that goes on below its first screen', async () => {
  const text = Array.from({ length: 30 }, (_, index) => `## Part ${index}\n\n${'word '.repeat(60)}\n`).join('\n');
  const { code, output, outDir } = await build({ 'long.mdx': `${HEAD}${text}` }, '--dev');
  expect({ code, complaints: output.match(/.*(?:React|Received `).*/g) }).toEqual({ code: 0, complaints: null });
  expect(readFileSync(path.join(outDir, 'long.html'), 'utf8')).toContain('Part 29');
});

/** Refused are a backslash, see `plugins/content/parseFrontMatter.ts`, and characters that nobody sees, see `plugins/remark-strict`. */
const printable = ALL_PAYLOADS.filter((payload) => !payload.includes('\\')).map((payload) =>
  payload.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' '),
);
/** Fields of a page that are shown, on it or beside it. */
const FIELDS = ['title', 'description', 'sidebar_label', 'pagination_label'];
/** A keyword, which no browser gets with a page. */
const FOR_SEARCH = 'for search alone';

it(`R-SEARCH-5: front matter with ${printable.length} payloads runs nothing, and is printed as text, or not at all`, async () => {
  const texts = (index: number) => printable.slice(index * FIELDS.length, (index + 1) * FIELDS.length);
  const count = Math.ceil(printable.length / FIELDS.length);
  const pages = Array.from({ length: count }, (_, index): [string, string] => {
    const fields = texts(index).map((text, place) => `${FIELDS[place]}: ${JSON.stringify(text)}`);
    return [
      `page-${index}.mdx`,
      ['---', ...fields, `keywords: ${JSON.stringify([...texts(index), FOR_SEARCH])}`, '---', '', 'Text.'].join('\n'),
    ];
  });
  const { code, output, outDir } = await build(Object.fromEntries(pages));
  expect(code, output.slice(-2000)).toBe(0);
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js)$/.test(file),
  );
  expect(files.filter((file) => readFileSync(path.join(outDir, file), 'utf8').includes(FOR_SEARCH))).toEqual([]);
  const { hashes } = readBuild(outDir);
  const { scripts, styles } = inlineHashes(readFileSync(path.join(outDir, 'index.html'), 'utf8'));
  expect(hashes).toEqual({ scripts: scripts.sort(), styles: styles.sort() });
  for (const index of pages.keys()) {
    const headings: string[] = [];
    const links: string[] = [];
    visit(fromHtml(readFileSync(path.join(outDir, `page-${index}.html`), 'utf8')), 'element', (element) => {
      if (element.tagName === 'h1') headings.push(toString(element));
      for (const name of ['href', 'src', 'action']) links.push(String(element.properties[name] ?? ''));
    });
    expect(headings).toEqual([texts(index)[0]]);
    expect(links.filter((link) => /^\W*(?:javascript|vbscript|data):/i.test(link))).toEqual([]);
  }
}, 180_000);
