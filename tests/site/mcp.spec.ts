import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from './support/test';
import * as z from 'zod';
import { SITE_ORIGIN } from '../stubs/ports';
import { manifestSchema } from '../../plugins/mcp-data/manifest';

const ROOT = process.cwd();
const BUILD = join(ROOT, 'build');
const PLACES = { 'a build': BUILD, 'a site': SITE_ORIGIN };

const QUESTIONS = z
  .array(z.object({ question: z.string(), pages: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(join(ROOT, 'tests/mcp/questions.json'), 'utf8')));

let client: Client;

/** Starts the server as an agent does, and asks over its standard input and output. */
async function start(place: string) {
  client = new Client({ name: 'test', version: '1.0.0' });
  const args = [join(ROOT, 'mcp/bin.mjs'), place];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }));
}

async function call(name: string, args: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [block] = content;
  return { text: block?.type === 'text' ? block.text : '', isError };
}

const manifest = () => manifestSchema.parse(JSON.parse(readFileSync(join(BUILD, 'mcp/index.json'), 'utf8')));

/** Addresses of this site in a text that lead nowhere: to no page, or to no anchor of it. */
function lost(text: string): string[] {
  const { home } = manifest();
  const found = text.match(new RegExp(`${home.replaceAll('.', '\\.')}[^\\s)\\]>;"]*`, 'g')) ?? [];
  return found.filter((url) => {
    const [path = '', anchor] = url.slice(home.length).split('#');
    const file = join(BUILD, `${path}.html`);
    return !existsSync(file) || (anchor && !readFileSync(file, 'utf8').includes(`id="${anchor}"`));
  });
}

for (const [kind, place] of Object.entries(PLACES)) {
  test.describe(`the server for coding agents, from ${kind}`, () => {
    test.beforeEach(() => start(place));
    test.afterEach(() => client.close());

    test('answers with every tool, and each address leads somewhere', async () => {
      const { release } = manifest();
      const { tools } = await client.listTools();
      expect(tools).toHaveLength(5);
      for (const [name, args] of [
        ['search_docs', { query: 'voucher', limit: 20 }],
        ['read_page', { page: '/docs/api/vouchers', section: 'issue-a-voucher' }],
        ['list_changes', {}],
        ['list_examples', {}],
        ['get_example', { name: 'counter' }],
      ] as const) {
        const { text, isError } = await call(name, args);
        expect(isError, text).toBe(false);
        expect(text).toContain(name === 'list_changes' ? 'Gear 2.0.0' : release);
        expect(lost(text)).toEqual([]);
      }
    });

    test('says what is wrong with a call, and names what there is', async () => {
      const gone = await call('read_page', { page: '/docs/build/gstd/mailbx' });
      expect(gone).toMatchObject({ isError: true, text: expect.stringContaining('/docs/build/gstd/mailbox') });
      expect(lost(gone.text)).toEqual([]);
      expect(await call('get_example', { name: 'multisig' })).toMatchObject({
        isError: true,
        text: expect.stringContaining('multisig-wallet'),
      });
      expect((await call('search_docs', {})).isError).toBe(true);
    });

    test('finds the right page in a held conversation, with two calls a question', async () => {
      expect(QUESTIONS).toHaveLength(20);
      const wrong: string[] = [];
      for (const { question, pages } of QUESTIONS) {
        const { home } = manifest();
        const { text } = await call('search_docs', { query: question });
        const page = pages.find((path) => new RegExp(`${home}${path.slice(1)}(?:#|\\s)`).test(text));
        const read = page ? await call('read_page', { page }) : undefined;
        if (!page || !read?.text.startsWith(home + page.slice(1))) wrong.push(question);
      }
      expect(wrong).toEqual([]);
    });
  });
}

test('every example is served whole, and every page reads', async () => {
  await start(BUILD);
  try {
    const { examples, changes } = manifest();
    expect(examples.length).toBeGreaterThan(60);
    const clients = examples.filter(({ features }) => features.includes('TypeScript'));
    expect(clients.map(({ name }) => name)).toContain('gear-js');
    for (const { name } of clients) {
      const { text, isError } = await call('get_example', { name });
      expect(isError, text).toBe(false);
      expect(text).toMatch(/\n```tsx?\n/);
      const [, files = ''] = /Files: (.*)/.exec(text) ?? [];
      expect(files).not.toContain('node_modules');
      // What was checked against the source of newer packages comes without those that the rest is pinned to.
      const isPinned = !text.includes('against the source of');
      expect(files.includes('package.json'), name).toBe(isPinned);
      const manifest = await call('get_example', { name, file: 'package.json' });
      expect(manifest.text.includes('"@gear-js/api"'), name).toBe(isPinned);
    }
    const { text: whole } = await call('get_example', { name: 'gear-js', file: 'src/submit.ts' });
    expect(whole).toContain("import type { GearApi, HexString } from '@gear-js/api';");
    for (const { name } of examples) {
      if (clients.some((client) => client.name === name)) continue;
      const { text, isError } = await call('get_example', { name, file: 'Cargo.toml' });
      expect(isError, text).toBe(false);
      expect(text).toContain(`name = "${name}"`);
    }
    for (const section of changes) expect((await call('read_page', { page: section })).isError, section).toBe(false);
  } finally {
    await client.close();
  }
});

test('a place that is no site ends the server with a message', async () => {
  await expect(start('/no/such/folder')).rejects.toThrow();
});
