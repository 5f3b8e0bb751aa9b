import { DEFAULT_MARKDOWN_CONFIG as markdown } from '@docusaurus/core/lib/server/configValidation';
import type { Heading } from 'mdast';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { remarkEmbed } from '../remark-embed';
import { createPageReader } from './readPage';

const readPage = createPageReader({
  remarkPlugins: [[remarkEmbed, { root: import.meta.dirname }], remarkMath],
  markdown,
});

async function anchors(source: string): Promise<unknown[]> {
  const { tree } = await readPage('docs/x.mdx', source);
  const found: unknown[] = [];
  visit(tree, 'heading', ({ data }: Heading) => void found.push((data as { id?: string } | undefined)?.id));
  return found;
}

it('reads front matter and leaves it out of the text', async () => {
  const { frontMatter } = await readPage('docs/x.mdx', '---\ntitle: Gas\nsources: [a, b]\n---\n\nText.');
  expect(frontMatter).toEqual({ title: 'Gas', sources: ['a', 'b'] });
});

it('R-SEARCH-5: gives headings the anchors of the page', async () => {
  expect(
    await anchors(
      '## Gas limit\n\n## Gas limit\n\n## Own {#my-id}\n\n## `msg::reply` and *more*\n\n<div>\n\n## Gas limit\n\n</div>',
    ),
  ).toEqual(['gas-limit', 'gas-limit-1', 'my-id', 'msgreply-and-more', 'gas-limit-2']);
});

it('expands embeds', async () => {
  const { tree } = await readPage('docs/x.mdx', '```ts file=textOf.ts\n```');
  expect(tree.children[0]).toMatchObject({ type: 'code', value: expect.stringContaining('export function textOf') });
});

it('names file and line of what does not parse', async () => {
  await expect(readPage('docs/x.mdx', '---\ntitle: x\n---\n\nText {broken')).rejects.toThrow(/^docs\/x\.mdx:5: /);
});

it('names the line of a tag that is never closed', async () => {
  await expect(readPage('docs/x.mdx', 'Text.\n\n<Steps>\n\n1. One\n')).rejects.toThrow(/^docs\/x\.mdx:3: /);
});

it('names the first line for what a plugin refuses of the page as a whole', async () => {
  const refuse = () => (_: unknown, page: { fail: (message: string) => never }) => page.fail('No.');
  const read = createPageReader({ remarkPlugins: [refuse], markdown });
  await expect(read('docs/x.mdx', 'Text.')).rejects.toThrow(/^docs\/x\.mdx:1: No\./);
});

it('names file and line of what a plugin refuses', async () => {
  await expect(readPage('docs/x.mdx', 'Text.\n\n```ts file=none.ts\n```')).rejects.toThrow(
    /^docs\/x\.mdx:3: .*none\.ts/,
  );
});
