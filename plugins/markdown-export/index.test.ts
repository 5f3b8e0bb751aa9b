import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReadDoc, ReadVersion } from '../content/readDocs';
import markdownExport, { staticInDevelopment } from '.';

afterEach(() => vi.unstubAllEnvs());

/** A page as the reader of the content gives it, with what this takes from it. */
const doc = (id: string, text: string) =>
  ({
    metadata: { id, title: id, description: id, permalink: `/docs/${id}` },
    path: `docs/${id}.mdx`,
    frontMatter: {},
    tree: () => ({ type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] }),
    messages: [],
  }) as unknown as ReadDoc;

const ABOUT = {
  upstreams: {},
  files: 'https://git.example/',
  checked: {},
  release: 'Gear 2',
  summary: 'Docs.',
  notes: () => [],
};

it('R-ASSIST-2: while pages are edited, their Markdown follows, and the folder that the bundler watches stays', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const generatedFilesDir = mkdtempSync(join(tmpdir(), 'markdown-'));
  const context = {
    siteConfig: { title: 'Docs', url: 'https://docs.example' },
    baseUrl: '/',
    generatedFilesDir,
  } as LoadContext;
  let docs: ReadDoc[] = [];
  const version = { path: '/docs', isLast: true, sidebars: {} } as unknown as ReadVersion['version'];
  const plugin = markdownExport(context, {
    readDocs: () => Promise.resolve([{ pluginId: 'default', version, docs }]),
    about: () => ABOUT,
  });
  const load = (pages: ReadDoc[]) => {
    docs = pages;
    return plugin.allContentLoaded?.({ allContent: {}, actions: {} as never });
  };
  const file = (id: string) => join(generatedFilesDir, `markdown-export/docs/${id}.md`);
  const folder = () => statSync(join(generatedFilesDir, 'markdown-export/docs')).ino;

  await load([doc('kept', 'Same.'), doc('edited', 'Before.'), doc('removed', 'Gone soon.')]);
  const [before, written] = [folder(), statSync(file('kept')).mtimeMs];
  await load([doc('kept', 'Same.'), doc('edited', 'After.')]);
  expect(readFileSync(file('edited'), 'utf8')).toContain('After.');
  expect(() => statSync(file('removed'))).toThrow('ENOENT');
  expect(folder()).toBe(before);
  expect(statSync(file('kept')).mtimeMs).toBe(written);
});

it('R-ASSIST-2: `npm start` serves that folder, and a build puts the files beside the pages itself', () => {
  expect(staticInDevelopment('development')).toEqual(['.docusaurus/markdown-export']);
  expect(staticInDevelopment('production')).toEqual([]);
});

it('R-ASSIST-2: a build has written the Markdown of all pages before other plugins look at what is there', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'markdown-'));
  const context = {
    siteConfig: { title: 'Docs', url: 'https://docs.example' },
    baseUrl: '/',
    generatedFilesDir: outDir,
    outDir,
  };
  const version = { path: '/docs', isLast: true, sidebars: {} } as unknown as ReadVersion['version'];
  const plugin = markdownExport(context as LoadContext, {
    readDocs: () => Promise.resolve([{ pluginId: 'default', version, docs: [doc('gas', 'Gas.')] }]),
    about: () => ABOUT,
  });
  vi.stubEnv('NODE_ENV', 'production');
  await plugin.allContentLoaded?.({ allContent: {}, actions: {} as never });
  const steps: Record<string, () => unknown> = {};
  const hook = (name: string) => {
    const tap = (_: string, step: () => unknown) => (steps[name] = step);
    return { tap, tapPromise: tap };
  };
  const { plugins = [] } = plugin.configureWebpack?.({ mode: 'production' }, false, {} as never, {}) as {
    plugins?: { apply: (compiler: object) => void }[];
  };
  plugins[0]?.apply({ hooks: { finishMake: hook('finishMake'), afterEmit: hook('afterEmit') } });
  steps.finishMake?.();
  await steps.afterEmit?.();
  expect(readFileSync(join(outDir, 'docs/gas.md'), 'utf8')).toContain('Gas.');
});

it('a page that has no form in plain Markdown stops the build with file and line, once the bundler is done', async () => {
  const context = { siteConfig: { title: 'Docs', url: 'https://docs.example' }, baseUrl: '/', outDir: tmpdir() };
  const version = { path: '/docs', isLast: true, sidebars: {} } as unknown as ReadVersion['version'];
  const bad = { ...doc('gas', ''), tree: () => ({ type: 'root', children: [{ type: 'html', value: '<b>' }] }) };
  const plugin = markdownExport(context as LoadContext, {
    readDocs: () => Promise.resolve([{ pluginId: 'default', version, docs: [bad as ReadDoc] }]),
    about: () => ABOUT,
  });
  vi.stubEnv('NODE_ENV', 'production');
  await plugin.allContentLoaded?.({ allContent: {}, actions: {} as never });
  const { plugins = [] } = plugin.configureWebpack?.({ mode: 'production' }, false, {} as never, {}) as {
    plugins?: { apply: (compiler: object) => void }[];
  };
  const steps: (() => unknown)[] = [];
  const hook = { tap: (_: string, step: () => unknown) => steps.push(step) };
  plugins[0]?.apply({ hooks: { finishMake: hook, afterEmit: { tapPromise: hook.tap } } });
  for (const step of steps) await step();
  await expect(plugin.postBuild?.({} as never)).rejects.toThrow('docs/gas.mdx:1: ');
});
