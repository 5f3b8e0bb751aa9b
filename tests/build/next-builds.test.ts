import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, runBuild } from './runBuild';

const GENERATED = '.docusaurus/next-builds';
const STORE = join(ROOT, 'node_modules/.cache/rendered-pages');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'next-'));
});
afterAll(() => {
  for (const made of [folder, join(ROOT, GENERATED)]) rmSync(made, { recursive: true, force: true });
});

interface Texts {
  gas: string;
  title?: string;
}

/** Builds the site with these pages in place of its own, and says how many pages it rendered anew, and what two of them show. */
async function build({ gas, title = 'Rent' }: Texts) {
  const docs = join(folder, 'docs');
  const page = (name: string, text: string) => `---\ntitle: ${name}\ndescription: A page.\n---\n\n${text}\n`;
  const pages = {
    'welcome.mdx': page('Welcome', 'Hello.'),
    'about/gas.mdx': page('Gas', gas),
    'about/rent.mdx': page(title, 'Old rent.'),
  };
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(docs, file)), { recursive: true });
    writeFileSync(join(docs, file), text);
  }
  const start = Date.now();
  const outDir = join(folder, 'build');
  const { code, output } = await runBuild(['--config', 'bench/build/site.config.ts', '--out-dir', outDir], {
    generated: GENERATED,
    env: { BENCH_PAGES: docs },
  });
  expect(code, output).toBe(0);
  const shown = (path: string) => toString(fromHtml(readFileSync(join(outDir, `docs/${path}.html`), 'utf8')));
  return {
    rendered: readdirSync(STORE).filter((file) => statSync(join(STORE, file)).mtimeMs >= start).length,
    gas: shown('about/gas'),
    rent: shown('about/rent'),
  };
}

it('the next build shows what changed wherever it is shown, and renders no page anew that does not show it', async () => {
  const first = await build({ gas: 'Old gas.' });
  expect(first.gas).toContain('Old gas.');
  const second = await build({ gas: 'New gas.' });
  expect(second.gas).toContain('New gas.');
  expect(second.gas).not.toContain('Old gas.');
  expect(second).toMatchObject({ rendered: 1, rent: first.rent });
  // It stands in the sidebar of all pages: of three, and of the root of the docs, which shows the first.
  const third = await build({ gas: 'New gas.', title: 'Leases' });
  expect(third.gas).toContain('Leases');
  expect(third.rendered).toBe(4);
}, 120_000);
