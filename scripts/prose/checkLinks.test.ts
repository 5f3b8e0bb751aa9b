import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkLinks } from './checkLinks';

it('a page that the steps of the site refuse is named with its line, and the links of others are checked', async () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/one.mdx'), 'A [link](./none.mdx).\n\n```rust file=examples/none.rs\n\n```\n');
  writeFileSync(join(root, 'docs/two.mdx'), 'A [link](./three.mdx), and [one](./one.mdx#any).\n');
  const problems = await checkLinks(root);
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringContaining(
      'docs/one.mdx:3 The page cannot be read: The embedded file examples/none.rs does not exist.',
    ),
    expect.stringContaining('docs/two.mdx:1 "./three.mdx" leads to docs/three.mdx, which is not there.'),
  ]);
});

it('what has no form in plain Markdown is named before a build stops at it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/one.mdx'), 'Text, and a [link](./two.mdx).\n\n:::notes\n\nText.\n\n:::\n');
  writeFileSync(join(root, 'docs/two.mdx'), '<Cards>\n\n- [One](./one.mdx)\n\n</Cards>\n');
  const problems = await checkLinks(root);
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringContaining(
      'docs/one.mdx:3 The page cannot be read: There is no admonition :::notes. There are: note,',
    ),
    expect.stringContaining('docs/two.mdx:1 The page cannot be read: <Cards> holds <Card>s only.'),
  ]);
});

it('a file that has moved is named at its new place', async () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'docs/node'), { recursive: true });
  writeFileSync(join(root, 'docs/node/dev-net.mdx'), 'A [link](./local-chain.mdx).\n');
  const problems = await checkLinks(root);
  expect(problems.map(({ message }) => message)).toEqual([
    '"./local-chain.mdx" leads to docs/node/local-chain.mdx, which has moved. Write "./dev-net.mdx".',
  ]);
});

it('an address of the published site is checked as the path in it is', async () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'docs'));
  const site = 'https://wiki.vara.network';
  const links = `[One](${site}/docs/two#part), [list](${site}/llms.txt), [home](${site}), [none](${site}/docs/tow).\n`;
  writeFileSync(join(root, 'docs/one.mdx'), links);
  writeFileSync(join(root, 'docs/two.mdx'), '## Part\n');
  const problems = await checkLinks(root);
  expect(problems.map(({ message }) => message)).toEqual(['"/docs/tow" leads to no page. Write "/docs/two"?']);
});

it('a card that names the file of a page is told its address, which the build would miss without a line', async () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'docs/node'), { recursive: true });
  const card =
    '<Cards>\n<Card title="A" href="../two.mdx?x=1#part">B.</Card>\n</Cards>\n\nTo [two](../two.mdx#part).\n';
  writeFileSync(join(root, 'docs/node/one.mdx'), card);
  writeFileSync(join(root, 'docs/two.mdx'), '## Part\n');
  const problems = await checkLinks(root);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 "../two.mdx?x=1#part" is a file, which only links in text lead to. Write "/docs/two?x=1#part".',
  ]);
});

it('an anchor to which no link can lead is named', async () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(
    join(root, 'docs/one.mdx'),
    '## A {#part}\n\n## B {#part}\n\n## Part one\n\n## C {#part-one}\n\n## D {#Part D}\n',
  );
  const problems = await checkLinks(root);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringContaining('3 Another heading has the anchor "part" already'),
    expect.stringContaining('7 Another heading has the anchor "part-one" already'),
    '9 The anchor "Part D" holds a space. Write {#part-d}.',
  ]);
});

it('links lead to pages and anchors however they are written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'docs'));
  const right = ['./two.mdx?x=1#part', '/docs/two/', '/docs/two#part', './two.mdx#%C3%BCber', './two.mdx#here'];
  writeFileSync(join(root, 'docs/one.mdx'), right.map((url) => `[a](${url})\n`).join('\n'));
  writeFileSync(
    join(root, 'docs/two.mdx'),
    '## Part\n\n## Über\n\n<details id="here">\n<summary>A</summary>\n\nText.\n\n</details>\n',
  );
  expect(await checkLinks(root)).toEqual([]);
});

it('links of cards and addresses below a page are checked, of the pages that are asked for alone', async () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'docs'));
  const wrong =
    '<Card title="A" href="/docs/none">B.</Card>\n\nTo [c][1].\n\n[1]: ./gone.mdx\n\nTo [d](./one.mdx?x=1#none).\n';
  for (const name of ['one', 'two']) writeFileSync(join(root, `docs/${name}.mdx`), wrong);
  const places = async (files?: string[]) => (await checkLinks(root, files)).map(({ file, line }) => `${file}:${line}`);
  expect(await places(['docs/two.mdx'])).toEqual(['docs/two.mdx:1', 'docs/two.mdx:5', 'docs/two.mdx:7']);
  expect(await places()).toHaveLength(6);
});
