import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wrongPins } from './wrongPins';
import { UPSTREAMS } from '../../config/upstreams';

// Each of these mistakes is made in a copy, and found by the command that is meant for it, with a message for people.

const ROOT = join(import.meta.dirname, '../..');
const JITI = join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');
const PAGE = 'docs/node/dev-net.mdx';

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'seeded-'));
  for (const path of ['docs', 'config/every-route.txt', 'config/words.txt', 'cspell.json']) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

/** Runs a script of the project in the copy. */
function run(script: string, ...args: string[]): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [JITI, join(ROOT, 'scripts', script), ...args], { cwd: copy }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

/** A git repository with these files, tagged, below `upstream/`. */
function commit(name: string, files: Record<string, string>, tag?: string): string {
  const path = join(copy, 'upstream', name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', path, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args]);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', `Change ${Object.keys(files).join(', ')}`);
  if (tag) git('tag', '--force', tag);
  return path;
}

it('the copy is in order', async () => {
  expect(await run('lint-prose.ts', PAGE)).toEqual({ code: 0, output: 'Prose: 1 file(s) in order.\n' });
});

it('a misspelt file: lint:prose does not call it in order', async () => {
  const { code, output } = await run('lint-prose.ts', 'docs/node/dev-nte.mdx');
  expect(code).toBe(1);
  expect(output).toContain(`There is no file docs/node/dev-nte.mdx. Did you mean ${PAGE}?`);
});

it('a folder: lint:prose does not call it in order', async () => {
  const { code, output } = await run('lint-prose.ts', 'docs/node');
  expect(code).toBe(1);
  expect(output).toContain('There is no file docs/node.');
});

it('a misspelt product name: lint:prose', async () => {
  appendFileSync(join(copy, PAGE), '\nAsk the Vara network, or the Vraa Network.\n');
  const { code, output } = await run('lint-prose.ts', PAGE);
  expect(code).toBe(1);
  expect(output).toMatch(/docs\/node\/dev-net\.mdx:\d+:9 "Vara network" is written "Vara Network"/);
  expect(output).toMatch(/docs\/node\/dev-net\.mdx:\d+:30 "Vraa" is in no dictionary\./);

  // The task of VS Code marks the same places.
  const { tasks } = JSON.parse(readFileSync(join(ROOT, '.vscode/tasks.json'), 'utf8')) as {
    tasks: { problemMatcher: { pattern: { regexp: string } } }[];
  };
  const problem = new RegExp(tasks[0]?.problemMatcher.pattern.regexp ?? '');
  const marked = output.split('\n').flatMap((line) => problem.exec(line)?.slice(1) ?? []);
  expect(marked.filter((_, part) => part % 5 === 0)).toEqual([PAGE, PAGE]);
  expect(marked.filter((_, part) => part % 5 === 4)).toEqual(['product-name', 'spelling']);
});

it('a missing description: lint:prose', async () => {
  edit(PAGE, /^description:.*\n/m, '');
  const { output } = await run('lint-prose.ts', PAGE);
  expect(output).toContain(`${PAGE}:1:1 description must be a text of 110 to 160 characters: what the reader gets`);
});

it('a moved page: lint:prose says which line to add where', async () => {
  renameSync(join(copy, PAGE), join(copy, 'docs/node/own-net.mdx'));
  const { code, output } = await run('lint-prose.ts', 'docs/node/own-net.mdx');
  expect(code).toBe(1);
  expect(output).toContain('config/redirects.ts:1:1 /docs/node/dev-net had a page and has none now');
  expect(output).toContain("{ from: '/docs/node/dev-net', to: '/docs/node/own-net' },");
  expect(output).toContain('config/every-route.txt:1:1 /docs/node/own-net is new: add it as a line');
});

it('dead links between pages: lint:prose names the place, and what to write', async () => {
  const before = readFileSync(join(copy, PAGE), 'utf8').split('\n').length;
  appendFileSync(
    join(copy, PAGE),
    '\n[a](./troubleshoting.mdx) [b](/docs/node/local-chain) [c](./index.mdx#instal) [d](#nowhere-at-all) [f](#100%)\n' +
      '\n<Cards><Card title="e" href="/docs/nodes" /></Cards>\n',
  );
  const { code, output } = await run('lint-prose.ts', PAGE);
  expect(code).toBe(1);
  const places = [...output.matchAll(/^(\S+):(\d+):\d+ (.*) \[link\]$/gm)].map(([, file, line, message]) => ({
    file,
    line: Number(line) - before,
    message,
  }));
  expect(places).toEqual([
    {
      file: PAGE,
      line: 1,
      message:
        '"./troubleshoting.mdx" leads to docs/node/troubleshoting.mdx, which is not there. Write "./troubleshooting.mdx"?',
    },
    { file: PAGE, line: 1, message: '"/docs/node/local-chain" leads to no page. Write "/docs/node/dev-net"?' },
    {
      file: PAGE,
      line: 1,
      message: expect.stringMatching(
        /^"\.\/index\.mdx#instal": docs\/node\/index\.mdx has no heading with the anchor "instal"\. Write "\.\/index\.mdx#.+"\?$/,
      ) as string,
    },
    {
      file: PAGE,
      line: 1,
      message: expect.stringMatching(/^"#nowhere-at-all": docs\/node\/dev-net\.mdx has no .* Write "#.+"\?$/) as string,
    },
    {
      file: PAGE,
      line: 1,
      message: expect.stringMatching(/^"#100%": docs\/node\/dev-net\.mdx has no heading with the anchor/) as string,
    },
    { file: PAGE, line: 3, message: '"/docs/nodes" leads to no page. Write "/docs/node"?' },
  ]);
});

it('a vanished name: drift', async () => {
  commit('sails', { 'rs/src/lib.rs': 'pub fn routing_by_name() {}\n' }, UPSTREAMS.sails.ref);
  commit('sails', { 'rs/src/lib.rs': 'pub fn routing_by_id() {}\n' });
  edit(PAGE, /^sources:\n/m, 'sources:\n  - sails:rs/src/lib.rs\n');
  appendFileSync(join(copy, PAGE), '\nCall `routing_by_name()`.\n');
  const { code, output } = await run('drift.ts', 'upstream');
  expect(code).toBe(1);
  expect(output).toContain(`- ${PAGE}: \`routing_by_name\``);
  expect(output).toContain('- sails:rs/src/lib.rs changed: 1 line(s) added, 1 removed\n');
  expect(output).toMatch(
    / {2}- \S+ Change rs\/src\/lib\.rs https:\/\/github\.com\/gear-tech\/sails\/commit\/[0-9a-f]+\n/,
  );
  expect(output).toMatch(new RegExp(`- Pages: .*\\b${PAGE}`));
  expect(output).toContain('gear: no checkout below upstream; get it by `npm run upstreams -- upstream`');
});

it.each([
  ['reference:check', (folder: string) => run('check-reference.ts', join(folder, 'gear'))],
  ['drift', (folder: string) => run('drift.ts', folder)],
])('a wrong fact: %s', async (_, compare) => {
  // A session is 2,400 blocks here. Of the upstream files there is only this one.
  const file = 'vara/runtime/vara/src/constants.rs';
  const text = 'pub const EPOCH_DURATION_IN_BLOCKS: u32 = 40 * MINUTES;\npub const MINUTES: u32 = 60_000 / 1_000;\n';
  const gear = commit('gear', { [file]: text }, UPSTREAMS.gear.ref);
  const { code, output } = await compare(dirname(gear));
  expect(code).toBe(1);
  expect(output).not.toContain('session is 2400');

  commit('gear', { [file]: text.replace('40', '39') }, UPSTREAMS.gear.ref);
  const wrong = await compare(dirname(gear));
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(
    /docs\/_data\/constants\/chain\.ts:\d+ session is 2400 here, but EPOCH_DURATION_IN_BLOCKS in gear:\S+constants\.rs is 2340/,
  );
  expect(wrong.output).toMatch(/gear:\S+ does not exist: the source of \S+ .*in docs\/_data\. Name the new one/);
});

it('a file that is no page: lint:prose does not call it in order', async () => {
  writeFileSync(join(copy, 'notes.md'), 'The Vara network simply does teh thing.\n');
  const { code, output } = await run('lint-prose.ts', 'notes.md');
  expect(code).toBe(1);
  expect(output).toContain('notes.md is no page.');
});

it.each(['audit.ts', 'measure.ts', 'outside-links.ts', 'hosting.ts'])(
  'no built site: %s says what to do',
  async (script) => {
    expect(await run(script)).toEqual({
      code: 1,
      output: 'There is no built site in "build": run `npm run build` first, or name its folder.\n',
    });
  },
);

it('a dead link to another site: links:outside', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/there' ? 200 : 404;
    response.end();
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  // Another name than that under which the checker serves the site; addresses of this machine are left out by its settings.
  const host = `http://[::1]:${port}`;
  mkdirSync(join(copy, 'build/docs'), { recursive: true });
  writeFileSync(join(copy, 'build/index.html'), `<a href="/docs/x">x</a><a href="${host}/there">there</a>`);
  writeFileSync(join(copy, 'build/docs/x.html'), `<a href="${host}/gone">gone</a>`);
  const { code, output } = await run('outside-links.ts');
  server.close();
  expect(code).toBe(1);
  expect(output).toContain(`- ${host}/gone answers with 404. Find its new address, or take the link out: /docs/x`);
  expect(output).toContain('1 dead link(s).');
});

it('an old pin: the content tests', () => {
  const manifest = readFileSync(join(ROOT, 'examples/rust/Cargo.toml'), 'utf8');
  const [message, ...others] = wrongPins(manifest.replace(/^gstd = "=[^"]+"/m, 'gstd = "=1.9.0"'));
  expect(message).toMatch(/^examples\/rust\/Cargo\.toml pins gstd to 1\.9\.0, the pages document .* Write gstd = "=/);
  expect(others).toEqual([]);
});
