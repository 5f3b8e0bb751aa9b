import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { describe, expect, it } from 'vitest';
import { frontMatterSchema } from '../../config/frontMatter';
import { proseOptions } from '../../config/prose';
import { routeOf } from '../content/listPages';
import { createProseLinter, sharedValues } from './index';

const lintPage = createProseLinter(frontMatterSchema, proseOptions(['IDL']), DEFAULT_CONFIG.markdown);

const FRONT_MATTER = `title: Message rent
description: ${'What a message costs while it waits, who pays for it, and what happens to it when nobody does so any more. '}With figures.
sidebar_label: Rent
sidebar_position: 4
kind: explanation
sources:
  - gear:README.md`;
const INTRODUCTION = 'This page tells developers what a message costs while it waits in the storage of the chain.';
const END = '## Where to go next\n\nTo [gas](/docs/about/glossary#gas).';

const page = (body: string, frontMatter = FRONT_MATTER) =>
  `---\n${frontMatter}\n---\n\n${INTRODUCTION}\n\n${body}\n\n${END}\n`;

/** Problems of a page as `line rule message`. */
async function lint(source: string): Promise<string[]> {
  return (await lintPage('docs/x.mdx', source)).map(({ line, rule, message }) => `${line} ${rule} ${message}`);
}

/** The line of what stands below the introduction. */
const BODY = 13;

describe('prose of a page', () => {
  it('titles and descriptions are read too, and what components say', async () => {
    const frontMatter = FRONT_MATTER.replace('Message rent', 'Message Rent of the Vara network').replace(
      'who pays',
      'who simply pays',
    );
    expect(await lint(page('', frontMatter))).toEqual([
      expect.stringContaining('2 heading title: Headings are in sentence case: write "rent".'),
      expect.stringContaining('2 product-name title: "Vara network" is written "Vara Network".'),
      expect.stringContaining('3 banned-phrase description: "simply" says nothing here: leave it out'),
    ]);
    const card = '<Card\n  title="The whitelist" href="/docs/simply">text</Card>';
    expect(
      (await lintPage('docs/x.mdx', page(card))).map(({ line, column, message }) => [line, column, message]),
    ).toEqual([[BODY + 1, 14, '"whitelist" says nothing here: write "allow list".']]);
  });

  it('a page in order has no problem', async () => {
    expect(await lint(page('## What rent is\n\nAn IDL, and `gear-js` in code. 10% of it.'))).toEqual([]);
    expect(await lint(page('## What Vara Network is\n\nA quick zero exchange (QZX), other QZXs, and IDLs.'))).toEqual(
      [],
    );
    expect(
      await lint(page('```rust file=examples/a.rs\n```\n\n```ts unchecked="A part of a file."\nconst a = 1;\n```')),
    ).toEqual([]);
    expect(await lint(page('A QZX, short for quick zero exchange. The way gear-tech/gear-js, and V1.'))).toEqual([]);
    expect(await lint(page('```bash\nls > list\n```\n\n```text\n$ 5\n> 4\n```'))).toEqual([]);
    expect(await lint(page('## What `Actor Id` and the `Program` are\n\nIn JS, not simply-typed.'))).toEqual([]);
    expect(await lint(page('## What Proof-of-stake is'))).toEqual([]);
    expect(await lint(page('## How Tequila Train works\n\n<Card title="A QZX" href="/docs">text</Card>'))).toEqual([]);
    expect(await lint(page('## Errors: The list\n\nIt is the Vara\nNetwork.'))).toEqual([]);
  });

  it('names the column of a word, on the first line of a text and on later ones', async () => {
    const problems = await lintPage('docs/x.mdx', page('**One** simply\nand simply'));
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [BODY, 9],
      [BODY + 1, 5],
    ]);
  });

  it.each([
    ['a product name', 'It is the Vara network.', 'product-name "Vara network" is written "Vara Network"'],
    ['a product name with a hyphen', 'The library gear-js does it.', 'product-name "gear-js" is written "Gear-JS"'],
    ['a banned phrase', 'You simply send it.', 'banned-phrase "simply" says nothing here: leave it out'],
    [
      'a form of a banned word',
      'It has whitelisted a call.',
      'banned-phrase "whitelisted" says nothing here: write "allowed"',
    ],
    ['a banned phrase over two lines', 'You do it in\norder to pay.', 'banned-phrase "in\norder to" says nothing here'],
    ['a term that is not spelled out', 'It has a QZX.', 'unexpanded-term "QZX" is not spelled out'],
    ['a term of a letter and more', 'It has a Q7Z.', 'unexpanded-term "Q7Z" is not spelled out'],
    ['a heading in title case', '## What Rent Costs', 'heading Headings are in sentence case: write "rent", "costs"'],
    ['a heading with one capital', '## What Rent costs', 'heading Headings are in sentence case: write "rent".'],
    ['a part of a name of two words', '## Take a Train', 'heading Headings are in sentence case: write "train".'],
    ['a second title', '# Rent', 'heading The title of the front matter is the first-level heading'],
    [
      'a paragraph that hyphens make a heading',
      'The rent of a message is\npaid by its sender\n---\n\nText.',
      'heading These lines are a heading, because of the line below them.',
    ],
    ['a heading that ends with a sign', '## What rent is.', 'no-heading-punctuation Unexpected character `.`'],
    ['a level that is left out', '## Rent\n\n#### Price', 'heading-increment Unexpected heading rank'],
    ['bold text in place of a heading', '**Rent:**\n\nText.', 'no-emphasis-as-heading'],
    ['a bare address', 'See https://example.org for it.', 'no-literal-urls'],
    ['a reference to nothing', 'See [the page][rent].', 'no-undefined-references'],
    ['a word written twice', 'Pay the the rent.', 'retext-repeated-words'],
    ['a wrong article', 'It is a IDL or an block.', 'retext-indefinite-article'],
    ['a sentence that is too long', `Pay ${'rent and '.repeat(25)}go.`, 'sentence-length This sentence has 52 words'],
    ['a prompt of a template', '{/* Write: what it costs. */}', 'unfinished Still to write: what it costs.'],
    ['a word that says so', 'More is coming soon.', 'unfinished "coming soon"'],
    ['code without its source', '```rust\nfn x() {}\n```', 'unchecked-code This code is not checked'],
    ['code with an empty reason', '```ts unchecked=""\nlet a;\n```', 'unchecked-code This code is not checked'],
    ['a language that is not known', '```cobol\nx\n```', 'language The language of this block, "cobol"'],
    ['a prompt sign', '```bash\n$ ls\n```', 'prompt-sign Leave out the prompt sign'],
    ['a prompt sign in a later line', '```bash\ncd a\n$ ls\n```', 'prompt-sign Leave out the prompt sign'],
    ['a prompt sign of another shell', '```shell\n> ls\n```', 'prompt-sign Leave out the prompt sign'],
    ['a page that does not parse', 'Text {broken', 'syntax The page cannot be read'],
  ])('%s is named with its line', async (_, body, problem) => {
    const problems = await lint(page(body));
    expect(problems.map((text) => text.replace(/^\d+ /, ''))).toContainEqual(expect.stringContaining(problem));
    expect(problems.every((text) => Number(text.split(' ')[0]) >= BODY)).toBe(true);
  });

  it('a word is named with its column, in the second line of a text too', async () => {
    const places = async (body: string) =>
      (await lintPage('docs/x.mdx', page(body))).map(({ line, column }) => [line, column]);
    expect(await places('- You simply pay.\n\nSend\nwhat is simply there.')).toEqual([
      [BODY, 7],
      [BODY + 3, 9],
    ]);
  });

  it('problems of a line come in its order, each with what to write', async () => {
    expect(await lint(page('You do it in order to pay, simply, and and go.'))).toEqual([
      expect.stringContaining('banned-phrase "in order to"'),
      expect.stringContaining('banned-phrase "simply"'),
      expect.stringMatching(/retext-repeated-words .*[^.]\. Leave out one of them\.$/),
    ]);
  });

  it('a term that is not spelled out is named once', async () => {
    expect(await lint(page('A QZX is a QZX.'))).toHaveLength(1);
  });

  it('a sentence may have 40 words, and no more', async () => {
    const most = `${'rent and '.repeat(19)}go.`;
    expect(await lint(page(`Pay ${most}`))).toEqual([]);
    expect(await lint(page(`Pay now ${most}`))).toEqual([
      expect.stringContaining('sentence-length This sentence has 41 words, 40 are the most.'),
    ]);
  });

  it('a long sentence is measured alone, also if the next one begins with code', async () => {
    const half = `Pay ${'rent and '.repeat(12)}go.`;
    expect(await lint(page(`${half} \`gas\` is what ${half}`))).toEqual([]);
  });

  it('a template asks for the beginning of its page once', async () => {
    const problems = await lint(`---\n${FRONT_MATTER}\n---\n\n{/* Write: who it is for. */}\n\n${END}\n`);
    expect(problems).toEqual([expect.stringMatching(/^11 unfinished Still to write: who it is for\. /)]);
  });

  it('the end of a page may have parts', async () => {
    expect(await lint(`${page('')}\n### More of it\n\nTo [gas](/docs/about/glossary#gas).\n`)).toEqual([]);
  });

  it('a page needs a beginning and an end', async () => {
    expect(await lint(`---\n${FRONT_MATTER}\n---\n\nShort.\n\n## Rent\n\nText.\n`)).toEqual([
      expect.stringMatching(/^11 introduction Say in one or two sentences/),
      expect.stringMatching(/^13 where-to-go-next The last heading must be/),
    ]);
  });
});

describe('front matter', () => {
  it.each([
    [
      'missing',
      /^description:.*\n/m,
      '',
      '1 front-matter description must be a text of 110 to 160 characters: what the reader gets',
    ],
    ['too long', /^description:.*$/m, `description: ${'Rent. '.repeat(30)}`, '; it has 179.'],
    ['too short', /^description:.*$/m, 'description: Rent.', '3 front-matter description must be a text of 110 to 160'],
    [
      'of no kind',
      /explanation/,
      'guide',
      '6 front-matter kind must be one of tutorial, how-to, reference, explanation',
    ],
    ['without a source', /sources:\n.*/, 'sources: []', '7 front-matter sources must name at least one upstream file'],
    ['of an unknown repository', /gear:README/, 'geer:README', '7 front-matter sources, entry 1, must be key:path'],
    ['misspelt', /sidebar_label/, 'sidebar_lable', '4 front-matter No page has the field sidebar_lable'],
  ])('a field that is %s is named with its line', async (_, from, to, problem) => {
    expect(await lint(page('', FRONT_MATTER.replace(from, to)))).toContainEqual(expect.stringContaining(problem));
  });

  it('two pages share no title, no description, and no place in a folder', () => {
    const one = { title: 'Rent', description: 'A', sidebar_position: 1 };
    const pageOf = (file: string, frontMatter: Record<string, unknown>) => {
      const lines = Object.entries(frontMatter).map(([field, value]) => `${field}: ${String(value)}\n`);
      return { file, route: routeOf(file), source: `---\n${lines.join('')}---\n`, frontMatter };
    };
    const problems = sharedValues([
      pageOf('docs/a.mdx', one),
      pageOf('docs/b.mdx', { ...one, description: 'B' }),
      pageOf('docs/c/d.mdx', { ...one, title: 'Else', description: 'C' }),
      ...['e', 'f', 'f/index'].map((title) => pageOf(`docs/${title}.mdx`, { title, description: title })),
    ]);
    const empty = { title: null, description: null };
    expect(sharedValues([pageOf('docs/a.mdx', empty), pageOf('docs/b.mdx', empty)])).toEqual([]);
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'docs/f/index.mdx:1 route is that of docs/f.mdx too. Give this page its own.',
      'docs/b.mdx:2 title is that of docs/a.mdx too. Give this page its own.',
      'docs/b.mdx:4 sidebar_position is that of docs/a.mdx too. Give this page its own.',
    ]);
  });
});
