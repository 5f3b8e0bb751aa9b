import { readFileSync } from 'node:fs';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { KINDS, frontMatterJsonSchema, frontMatterSchema } from './frontMatter';
import { RELEASES } from './releases';
import { UPSTREAMS } from './upstreams';

interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

const SNIPPETS = JSON.parse(readFileSync('.vscode/docs.code-snippets', 'utf8')) as Record<string, Snippet>;

it('the schema for editors is that of the checks: npx vitest -u mends it', async () => {
  await expect(`${JSON.stringify(frontMatterJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    '../.vscode/front-matter.schema.json',
  );
});

it('the snippets offer the kinds, releases and repositories that exist', () => {
  const choices = Object.values(SNIPPETS).flatMap(({ body }) =>
    [...body.join('\n').matchAll(/\$\{\d\|([^|]+)\|\}/g)].map(([, list = '']) => list.split(',')),
  );
  expect(choices).toContainEqual([...KINDS]);
  expect(choices).toContainEqual(Object.keys(RELEASES));
  const repositories = choices.filter((list) => list.includes('gear') && list.includes('gear-js'));
  expect(repositories).toEqual([Object.keys(UPSTREAMS), Object.keys(UPSTREAMS)]);
});

it.each(Object.entries(SNIPPETS))('the snippet "%s" has all its parts and is MDX', (_, snippet) => {
  expect(snippet).toMatchObject({
    scope: 'mdx',
    prefix: expect.stringMatching(/^[a-z]+$/) as string,
    description: expect.stringMatching(/^[A-Z]/) as string,
  });
  // As it stands when the writer has gone from stop to stop: the first choice, the proposed text, or a word.
  const text = snippet.body
    .join('\n')
    .replace(/\$\{\d\|([^,|]+)[^|]*\|\}/g, '$1')
    .replace(/\$\{\d:([^}]*)\}/g, '$1')
    .replaceAll('$0', '')
    .replace(/\$\d/g, 'word');
  expect(text).not.toContain('$');
  const parse = () => unified().use([remarkParse, remarkFrontmatter, remarkMdx]).parse(text);
  expect(parse).not.toThrow();
});

describe('R-SEARCH-5: keywords', () => {
  const problems = (keywords: unknown) =>
    frontMatterSchema.shape.keywords.safeParse(keywords).error?.issues.map(({ message }) => message) ?? [];

  it.each([
    ['none', undefined],
    ['words and phrases', ['ERC-20', 'rage quit', 'how do I burn tokens', 'error: out of gas']],
    ['as many as there may be', Array.from({ length: 20 }, (_, number) => `word ${number}`)],
  ])('may be %s', (_what, keywords) => {
    expect(problems(keywords)).toEqual([]);
  });

  it.each([
    ['no list', 'rage quit', 'must be a list'],
    ['a number', [1155], 'must be a text of 1 to 5 words'],
    ['an empty text', [''], 'must be a text of 1 to 5 words'],
    ['a sentence', ['one two three four five six'], 'must be a text of 1 to 5 words'],
    ['two spaces', ['rage  quit'], 'must be a text of 1 to 5 words'],
    ['the same twice', ['NFT', 'nft'], 'must hold each text once'],
    ['too many', Array.from({ length: 21 }, (_, number) => `word ${number}`), 'must be at most 20 texts'],
  ])('may not be %s', (_what, keywords, message) => {
    expect(problems(keywords)).toEqual([expect.stringContaining(message)]);
  });
});
