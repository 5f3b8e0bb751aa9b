import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleFile, MANIFEST_FILE } from '../plugins/mcp-data/manifest';
import { openDocs } from './docs';
import { connectTo, CROWDED, FAR, FILES, NESTED, sourceOf } from './fixture';
import { createServer } from './server';

let client: Client | undefined;

async function connect(files: Readonly<Record<string, string>> = FILES): Promise<Client> {
  client = await connectTo(files);
  return client;
}

/** Calls a tool. Returns its text, and whether it says that the call was wrong. */
async function call(name: string, args: Record<string, unknown> = {}, files = FILES) {
  const { content, isError = false } = await (await connect(files)).callTool({ name, arguments: args });
  const [block] = content;
  return { text: block?.type === 'text' ? block.text : '', isError };
}

afterEach(async () => {
  await client?.close();
  vi.restoreAllMocks();
});

it('says what it is for, and lists its tools, which only read', async () => {
  const connected = await connect();
  expect(connected.getServerVersion()).toMatchObject({ name: 'vara-docs' });
  expect(connected.getInstructions()).toContain('Search first');
  const { tools } = await connected.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_docs',
    'read_page',
    'list_changes',
    'list_examples',
    'get_example',
  ]);
  for (const { annotations, description } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(description).toBeTruthy();
  }
});

describe('search_docs', () => {
  it('finds sections, with their addresses and the release', async () => {
    const { text } = await call('search_docs', { query: 'voucher' });
    expect(text).toMatch(
      /^Results for "voucher", from docs of Gear 2\.0\.0\. Read one with read_page\.\n\n1\. Vouchers\n/,
    );
    expect(text).toContain('1. Vouchers\n   https://docs.example/preview/docs/build/vouchers\n   A voucher pays gas');
  });

  it('looks in one section of the docs alone, however it is written', async () => {
    const { text } = await call('search_docs', { query: 'gas', section: 'build' });
    expect(text).toContain('/docs/build/vouchers');
    expect(text).not.toContain('/docs/gas');
  });

  it('looks further than the first results for those of a section', async () => {
    const { text } = await call('search_docs', { query: 'gas', section: 'Build' }, FAR);
    expect(text).toContain('1. Last\n   https://docs.example/preview/docs/last');
  });

  it('gives as many results as asked for, and eight if nothing is said', async () => {
    expect((await call('search_docs', { query: 'gas', limit: 1 })).text).not.toContain('\n2. ');
    const { text } = await call('search_docs', { query: 'gas' }, FAR);
    expect(text.match(/^\d+\. /gm)).toHaveLength(8);
  });

  it('gives three sections of a page at most, so that other pages are heard', async () => {
    const { text } = await call('search_docs', { query: 'crowd', limit: 20 }, CROWDED);
    expect(text.match(/\/docs\/crowd/g)).toHaveLength(3);
    expect(text).toContain('/docs/other');
  });

  it('tries headings like a word that it does not find', async () => {
    expect((await call('search_docs', { query: 'vuocherz' })).text).toContain(' Try: Vouchers');
    expect((await call('search_docs', { query: 'zebra' })).text).toContain(' Try fewer or other words.');
  });

  it('says that it found nothing', async () => {
    const { text, isError } = await call('search_docs', { query: 'zebra' });
    expect(text).toMatch(/^Nothing found for "zebra"/);
    expect(isError).toBe(false);
  });

  it('names the sections that there are', async () => {
    const { text, isError } = await call('search_docs', { query: 'gas', section: 'Bild' });
    expect(text).toBe('There is no section "Bild". Sections, the most alike first: Build, About.');
    expect(isError).toBe(true);
  });

  it.each([
    [{ query: ' ' }, 'Say what to search for'],
    [{}, 'query'],
    [{ query: 'gas', limit: 0 }, 'limit'],
    [{ query: 'gas', limit: 21 }, 'limit'],
    [{ query: 'g'.repeat(301) }, 'Search for at most 300 characters'],
  ])('refuses %j and names what is wrong', async (args, message) => {
    const { text, isError } = await call('search_docs', args);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });
});

it('reads again what could not be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const files: Record<string, string> = {};
  const connected = await connect(files);
  const ask = () => connected.callTool({ name: 'list_examples', arguments: {} });
  expect((await ask()).isError).toBe(true);
  Object.assign(files, FILES);
  expect((await ask()).isError).toBeFalsy();
});

it('answers from a site that was built anew since', async () => {
  const files = { ...FILES };
  const connected = await connect(files);
  await connected.callTool({ name: 'list_examples', arguments: {} });
  files['new.json'] = files['headings.json'] ?? '';
  delete files['headings.json'];
  const manifest = files[MANIFEST_FILE]?.replace('headings.json', 'new.json').replace('Gear 2.0.0', 'Gear 3.0.0');
  files[MANIFEST_FILE] = manifest ?? '';
  const { content, isError } = await connected.callTool({ name: 'search_docs', arguments: { query: 'vouchers' } });
  expect(isError).toBeFalsy();
  expect(JSON.stringify(content)).toContain('Gear 3.0.0');
});

describe('read_page', () => {
  const GAS = 'https://docs.example/preview/docs/gas';

  it.each(['/docs', 'docs/', 'https://docs.example/preview/'])('reads the page that %s shows', async (page) => {
    const { text } = await call('read_page', { page });
    expect(text).toContain('https://docs.example/preview/docs/welcome\n');
    expect(text).toContain('Begin here.');
  });

  it.each([
    '/docs/gas',
    'docs/gas',
    'gas',
    'docs/gas.md',
    'docs/gas/',
    ' /docs/gas ',
    GAS,
    `${GAS}.html`,
    'docs/gas/index.mdx',
    'http://localhost:3000/preview/docs/gas',
    'localhost:3000/preview/docs/gas',
    'docs.example/preview/docs/gas',
  ])('reads %s', async (page) => {
    const { text } = await call('read_page', { page });
    expect(text).toBe(
      `${GAS}\nRelease: Gear 2.0.0\n\n# Gas\n\nGas pays for work.\n\n## Errors\n\nToo little of it.\n\n## Limits\n\nA block has one.\n`,
    );
  });

  it.each([
    [{ page: '/docs/gas', section: 'errors' }],
    [{ page: '/docs/gas', section: '#errors' }],
    [{ page: '/docs/gas', section: 'Errors' }],
    [{ page: `${GAS}#errors` }],
    [{ page: `${GAS}#errors`, section: '' }],
    [{ page: `${GAS}#limits`, section: 'errors' }],
  ])('reads one section: %j', async (args) => {
    const { text } = await call('read_page', args);
    expect(text.trim()).toBe(`${GAS}#errors\nRelease: Gear 2.0.0\n\n## Errors\n\nToo little of it.`);
  });

  it('reads a section with those below it, and not beyond', async () => {
    const { text } = await call('read_page', { page: '/docs/nested', section: 'Calls' }, NESTED);
    expect(text.split('\n\n').slice(1)).toEqual(['## Calls', 'One.', '### Errors', 'Of calls.', '']);
  });

  it('tells sections of the same name apart by their anchors', async () => {
    const { text } = await call('read_page', { page: '/docs/nested#errors-1' }, NESTED);
    expect(text).toMatch(/\/docs\/nested#errors-1\n[^]*\n\n### Errors\n\nOf events\.\s*$/);
    expect(text).not.toContain('Of calls.');
  });

  it('finds a page again that was away for a moment, as while the site is deployed', async () => {
    const [near, far] = InMemoryTransport.createLinkedPair();
    const source = sourceOf(FILES);
    const missing = new Set(['docs/gas.md']);
    const { read } = source;
    source.read = (path) => (missing.delete(path) ? Promise.resolve(undefined) : read(path));
    await createServer(openDocs(source)).connect(far);
    client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(near);
    const answer = () => client?.callTool({ name: 'read_page', arguments: { page: 'docs/gas' } });
    expect((await answer())?.isError).toBe(true);
    expect((await answer())?.isError).toBeFalsy();
  });

  it('follows a page that has moved, and says so', async () => {
    const { text } = await call('read_page', { page: '/docs/fuel' });
    expect(text).toContain(`${GAS}\nRelease: Gear 2.0.0\n/docs/fuel has moved here.`);
  });

  it('names like pages for an address that cannot be decoded', async () => {
    for (const page of ['100% gas', '\\gas limits', '/\t/[', '/\n\\['])
      expect((await call('read_page', { page })).text).toContain(`There is no page "${page}".`);
  });

  it.each(['a'.repeat(280), 'docs/a%00b', '../../etc/passwd'])(
    'opens no file for a page that is not there: %s',
    async (page) => {
      const [near, far] = InMemoryTransport.createLinkedPair();
      const source = sourceOf(FILES);
      const read = vi.spyOn(source, 'read');
      await createServer(openDocs(source)).connect(far);
      client = new Client({ name: 'test', version: '1.0.0' });
      await client.connect(near);
      const { isError } = await client.callTool({ name: 'read_page', arguments: { page } });
      expect(isError).toBe(true);
      expect(read.mock.calls.flat().filter((path) => !(path in FILES))).toEqual([]);
    },
  );

  it('names like pages for one that is gone', async () => {
    const { text, isError } = await call('read_page', { page: '/docs/build/voucher' });
    expect(isError).toBe(true);
    expect(text).toContain('There is no page "/docs/build/voucher".');
    expect(text).toContain('are most like it:\n- https://docs.example/preview/docs/build/vouchers\n');
  });

  it('names the sections of a page for one that it has not', async () => {
    const { text, isError } = await call('read_page', { page: '/docs/gas', section: 'error' });
    expect(isError).toBe(true);
    expect(text).toBe(`${GAS} has no section "error". Its sections: errors, limits.`);
  });

  it('stays inside of the site', async () => {
    expect((await call('read_page', { page: '/docs/../../../etc/passwd' })).isError).toBe(true);
    expect((await call('read_page', { page: '%2e%2e%2fsecret' })).isError).toBe(true);
  });

  it('cuts a long page at a line, and the parts make the whole', async () => {
    let [whole, offset] = ['', 0];
    for (let parts = 0; parts < 10; parts += 1) {
      const { text } = await call('read_page', { page: '/docs/long', offset });
      expect(text.length).toBeLessThan(20_500);
      const [, body = '', next] =
        /^[^]*?\n\n([^]*?)(?:\n\[Cut here: .* Ask again with offset (\d+) for the rest\.\])?$/.exec(text) ?? [];
      whole += body;
      if (!next) break;
      expect(body.endsWith('of it.\n')).toBe(true);
      offset = Number(next);
    }
    expect(whole).toBe(FILES['docs/long.md']?.replace(/^---[^]*?---\n\n/, ''));
    expect((await call('read_page', { page: '/docs/long', offset: 1_000_000 })).text).toContain('There is no more');
  });
});

describe('list_changes', () => {
  it('tells releases and what the pages say of changes, with the address', async () => {
    const { text } = await call('list_changes');
    expect(text).toContain('- Sails 2.0.0 (https://git.example/sails); the newest that could be installed');
    expect(text).toContain('https://docs.example/preview/docs/changes#since-1');
    expect(text).toContain('| `old` | `new` | Gear 2.0.0 |');
  });

  it('tells those of one product', async () => {
    const { text } = await call('list_changes', { product: 'sails' });
    expect(text).toContain('| `oldest` | `newest` | Sails 1.0.0 |');
    expect(text).not.toContain('`old`');
  });

  it.each(['gearJs', 'constructor'])('takes a product by its key: %s', async (key) => {
    const manifest = JSON.parse(FILES[MANIFEST_FILE] ?? '') as object;
    const releases = [{ key, name: 'Of a product', version: '3.0.0', href: 'https://git.example/product' }];
    const files = { ...FILES, [MANIFEST_FILE]: JSON.stringify({ ...manifest, releases }) };
    const { text, isError } = await call('list_changes', { product: key }, files);
    expect(text).toContain('- Of a product 3.0.0');
    expect(isError).toBe(false);
  });

  it('leave a row below the names of its columns, its heading and the address', async () => {
    const { text } = await call('list_changes', { product: 'sails' });
    expect(text).toMatch(
      /\/docs\/changes#since-1\nRelease: Gear 2\.0\.0\n\n## Since 1\n\n\| Was \| Is \| Since \|\n\| - \| - \| - \|\n\| `oldest` .*\|$/,
    );
  });

  it('invents none, and names pages that do not tell them by product', async () => {
    const { text } = await call('list_changes', { product: '@gear-js/api' });
    expect(text).not.toContain('| `old` |');
    expect(text).toContain('Read them with read_page:\n\n- https://docs.example/preview/docs/changes#since-1');
  });

  it('are found by the name of what has changed', async () => {
    const { text } = await call('list_changes', { product: 'Oldest' });
    expect(text).toContain('| `oldest` | `newest` | Sails 1.0.0 |');
    expect(text).not.toContain('| `old` |');
  });

  it('stand below the names of their own columns where a section has several tables', async () => {
    const page =
      '# Changes\n\n## Since 1\n\n| | Was | Is |\n| - | - | - |\n| Feature | `a` | `b` |\n\nIn scripts:\n\n| Was | Is |\n| - | - |\n| `c` | `d` |\n';
    const { text } = await call('list_changes', { product: '`c`' }, { ...FILES, 'docs/changes.md': page });
    expect(text).toMatch(/## Since 1\n\n\| Was \| Is \|\n\| - \| - \|\n\| `c` \| `d` \|$/);
  });

  it('are found in a section that is longer than an answer', async () => {
    const row = (at: number) => `| old ${at} | new ${at} | Gear 2.0.0 |`;
    const rows = Array.from({ length: 1000 }, (_, at) => row(at));
    const page = `# Changes\n\n## Since 1\n\n| Was | Is | Since |\n| - | - | - |\n${rows.join('\n')}\n`;
    const { text } = await call('list_changes', { product: 'old 999' }, { ...FILES, 'docs/changes.md': page });
    expect(text).toContain(row(999));
  });

  it('that name a product are told where none is so since a release of it', async () => {
    const page = '# Changes\n\n## Since 1\n\n| Was | Is | Since |\n| - | - | - |\n| sails 1 | sails 2 | Gear 2.0.0 |\n';
    const { text } = await call('list_changes', { product: 'Sails' }, { ...FILES, 'docs/changes.md': page });
    expect(text).toContain('| sails 1 | sails 2 | Gear 2.0.0 |');
  });

  it('since a release of a product come before rows that only name it', async () => {
    const rows = '| sails 1 | sails 2 | Gear 2.0.0 |\n| old | new | Sails 1.0.0 |';
    const page = `# Changes\n\n## Since 1\n\n| Was | Is | Since |\n| - | - | - |\n${rows}\n`;
    const { text } = await call('list_changes', { product: 'Sails' }, { ...FILES, 'docs/changes.md': page });
    expect(text).toContain('| old | new | Sails 1.0.0 |');
    expect(text).not.toContain('| sails 1 |');
  });

  it('knows a product by its key', async () => {
    const { text } = await call('list_changes', { product: '@gear-js/api' });
    expect(await call('list_changes', { product: 'JS' })).toEqual({ text, isError: false });
  });

  it('knows Sails by its crate', async () => {
    const { text } = await call('list_changes', { product: 'sails' });
    expect(await call('list_changes', { product: 'sails-rs' })).toEqual({ text, isError: false });
  });

  it('names the products that there are', async () => {
    const { text, isError } = await call('list_changes', { product: 'zebra' });
    expect(isError).toBe(true);
    expect(text).toMatch(/^No row of changes holds "zebra"\. Products, the most alike first: .*\bSails\b/);
  });
});

describe('examples', () => {
  it('are listed, all or by words', async () => {
    expect((await call('list_examples')).text).toContain(
      '- counter: Counts what it is told (events; https://docs.example/preview/docs/gas)\n- echo: Sends back',
    );
    expect((await call('list_examples', { about: 'sends' })).text).toMatch(/\n- echo: Sends back$/);
    expect((await call('list_examples', { about: 'count' })).text).not.toContain('echo');
    expect((await call('list_examples', { about: 'notification' })).text).toContain('- counter: ');
    expect((await call('list_examples', { about: 'zebra' })).text).toContain('No example is about "zebra"');
    expect((await call('list_examples', { about: 'how to count with a' })).text).toMatch(/^Examples for/);
  });

  it('that hold most of the words are listed when none holds all', async () => {
    const { text } = await call('list_examples', { about: 'zebra that sends' });
    expect(text).toMatch(/^None is about all of "zebra that sends"\./);
    expect(text).toContain('- echo: ');
    expect(text).not.toContain('- counter: ');
  });

  it('say which folders they need beside their own', async () => {
    const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('Copy these'));
    expect(lines((await call('get_example', { name: 'counter' })).text)).toEqual([]);
    const workspace = { path: 'examples/rust/Cargo.toml', text: 'echo = { path = "echo" }\n' };
    const alone = { name: 'counter', files: [{ path: 'examples/rust/counter/build.rs', text: '' }, workspace] };
    const itself = { ...FILES, [exampleFile('counter')]: JSON.stringify(alone) };
    expect(lines((await call('get_example', { name: 'counter' }, itself)).text)).toEqual([]);
    for (const [path, text] of [
      ['build.rs', 'idl("../echo/echo.idl")'],
      ['Cargo.toml', '[dev-dependencies]\necho.workspace = true\n'],
      ['Cargo.toml', 'echo-client = { workspace = true }\n'],
      ['Cargo.toml', 'echo-service.workspace = true\n'],
    ]) {
      const settings = [{ path: `examples/rust/counter/${path}`, text }];
      const files = { ...FILES, [exampleFile('counter')]: JSON.stringify({ name: 'counter', files: settings }) };
      expect(lines((await call('get_example', { name: 'counter' }, files)).text)).toEqual([
        'Copy these folders too: echo',
      ]);
    }
  });

  it('come whole, in fences that no file breaks', async () => {
    const { text } = await call('get_example', { name: 'counter' });
    expect(text).toContain(
      'For Gear 2.0.0; tested with Gear 2.0.0. Files: examples/rust/counter/src/lib.rs, examples/rust/counter/Cargo.toml',
    );
    expect(text).toContain('examples/rust/counter/Cargo.toml\n```toml\n[package]\n```');
    const readme = { path: 'examples/rust/counter/README.md', text: '# Counter\n\n```sh\ncargo test\n```\n' };
    const files = { ...FILES, [exampleFile('counter')]: JSON.stringify({ name: 'counter', files: [readme] }) };
    expect((await call('get_example', { name: 'counter' }, files)).text).toContain(
      'README.md\n````md\n# Counter\n\n```sh\ncargo test\n```\n````',
    );
  });

  it('lead to the page that explains them', async () => {
    const { text } = await call('get_example', { name: 'counter' });
    expect(text).toContain(
      'counter: Counts what it is told\nPage: https://docs.example/preview/docs/gas\nFor Gear 2.0.0; tested with',
    );
  });

  it('come by the file', async () => {
    const { text } = await call('get_example', { name: 'counter', file: 'src/lib.rs' });
    expect(text).toContain('fn count() {}');
    expect(text).not.toContain('[package]');
  });

  it('come by the file of their own folder before those below it', async () => {
    const other = { path: 'examples/rust/counter/client/src/lib.rs', text: 'mod client;\n' };
    const own = { path: 'examples/rust/counter/src/lib.rs', text: 'mod own;\n' };
    const files = { ...FILES, [exampleFile('counter')]: JSON.stringify({ name: 'counter', files: [other, own] }) };
    const { text } = await call('get_example', { name: 'counter', file: 'src/lib.rs' }, files);
    expect(text).toContain('mod own;');
    expect(text).not.toContain('mod client;');
    expect((await call('get_example', { name: 'counter', file: 'lib.rs' }, files)).text).toContain('mod client;');
  });

  it('that do not exist get the names of those that do', async () => {
    const endless = await call('get_example', { name: 'x'.repeat(1_000_000) });
    expect(endless.isError).toBe(true);
    expect(endless.text.length).toBeLessThan(1000);
    expect(await call('get_example', { name: 'countre' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('The most alike: counter, echo'),
    });
    expect(await call('get_example', { name: 'counter', file: 'main.rs' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('"counter" has no file "main.rs". Its files: '),
    });
  });
});

describe('a site of another kind', () => {
  it('is told apart, without an end of the conversation', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await call('search_docs', { query: 'gas' }, {})).toEqual({
      isError: true,
      text: 'memory has no mcp/index.json: it is no build of these docs, or an old one.',
    });
    const other = await call('read_page', { page: '/docs/gas' }, { ...FILES, [MANIFEST_FILE]: '{}' });
    expect(other.text).toContain('mcp/index.json of memory is of another version');
    // For its operator, with the cause.
    expect(console.error).toHaveBeenCalledTimes(2);
  });
});
