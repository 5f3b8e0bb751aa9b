import { DEFAULT_MARKDOWN_CONFIG as markdown } from '@docusaurus/core/lib/server/configValidation';
import remarkMath from 'remark-math';
import { describe, expect, it } from 'vitest';
import { createPageReader } from '../content/readPage';
import { renderPage } from './renderPage';
import type { SiteFacts } from './types';

const SITE: SiteFacts = {
  home: 'https://docs.example/preview/',
  files: 'https://git.example/blob/main/',
  checked: { 'examples/rust/': 'tested' },
  pageUrls: new Map([
    ['docs/build/gas.mdx', 'https://docs.example/preview/docs/build/gas'],
    ['docs/about/index.mdx', 'https://docs.example/preview/docs/about'],
  ]),
};

const readPage = createPageReader({ remarkPlugins: [remarkMath], markdown });

/** The Markdown of a page with this source. */
async function render(source: string): Promise<string> {
  const path = 'docs/build/gas.mdx';
  const { tree } = await readPage(path, source);
  return renderPage({ path, canonical: 'https://docs.example/preview/docs/build/gas', title: 'Gas', tree }, SITE);
}

/** The same without the title. */
const body = async (source: string) => (await render(source)).replace(/^# Gas\n+/, '').trimEnd();

describe('a page as plain Markdown', () => {
  it('begins with its title and leaves front matter to others', async () => {
    expect(await render('---\ntitle: Gas\n---\n\nText.')).toBe('# Gas\n\nText.\n');
    expect(await render('Text.\n\n## Limit\n\nMore.')).toBe('# Gas\n\nText.\n\n## Limit\n\nMore.\n');
  });

  it('keeps a title that stands in the page', async () => {
    expect(await render('# Gas and more\n\nText.')).toBe('# Gas and more\n\nText.\n');
  });

  it.each([
    ['text, lists and formulas as they are', '- *one* `two`\n- $x^2$', '- *one* `two`\n- $x^2$'],
    ['tables without padding', '| A | Long |\n|---|---|\n| `a\\|b` | c |', '| A | Long |\n| - | - |\n| `a\\|b` | c |'],
    ['lines in a cell as a list', '| A |\n|---|\n| `a`<br />`b` |', '| A |\n| - |\n| `a`, `b` |'],
    ['headings without their own anchors', '## Limit {#own}', '## Limit'],
    ['no comments', 'a\n\n{/* not shown */}\n\nb', 'a\n\nb'],
    [
      'of two addresses of one name the first',
      '[a][1]\n\n[1]: /docs/about\n\n[1]: /docs/build',
      `[a](${SITE.home}docs/about)`,
    ],
    ['a colon before a letter', 'It says a:b.', 'It says a:b.'],
    ['an admonition as a quotation', ':::note\n\nText.\n\n:::', '> **Note**\n>\n> Text.'],
    ['the title of an admonition', ':::danger[Not now]\n\nText.\n\n:::', '> **Danger: Not now**\n>\n> Text.'],
  ])('has %s', async (_what, source, expected) => {
    expect(await body(source)).toBe(expected);
  });
});

describe('code', () => {
  it.each([
    ['its title', 'text title="Output"', 'text title="Output"'],
    ['why it is not checked', 'ts unchecked="a fragment"', 'ts unchecked="a fragment"'],
    ['no more than its language', 'bash', 'bash'],
  ])('has %s', async (_what, info, expected) => {
    expect(await body(`\`\`\`${info}\nlet a;\n\`\`\``)).toBe(`\`\`\`${expected}\nlet a;\n\`\`\``);
  });

  it('is followed by its file and how that was checked', async () => {
    expect(await body('```rust file=examples/rust/a.rs region=state\nlet a;\n```')).toBe(
      '```rust title="examples/rust/a.rs"\nlet a;\n```\n\n[rust/a.rs](https://git.example/blob/main/examples/rust/a.rs), tested',
    );
  });

  it.each([
    ['says where it is saved', '/etc/a.conf', ', tested. Save it as `/etc/a.conf`'],
    ['that is saved under its own name says so by its path', 'a.rs', ', tested'],
  ])('of a file %s', async (_what, title, expected) => {
    const block = `\`\`\`rust file=examples/rust/a.rs title="${title}"\nlet a;\n\`\`\``;
    expect(await body(block)).toBe(
      `\`\`\`rust title="examples/rust/a.rs"\nlet a;\n\`\`\`\n\n[rust/a.rs](https://git.example/blob/main/examples/rust/a.rs)${expected}`,
    );
  });

  it('of a diagram follows its text alternative', async () => {
    const source = '```mermaid\nflowchart LR\n  accTitle: A path\n  accDescr: A leads to B.\n  A --> B\n```';
    expect(await body(source)).toBe('**Diagram: A path.** A leads to B.\n\n```mermaid\nflowchart LR\n  A --> B\n```');
  });

  it('of a chart is its text alternative; its numbers stand below', async () => {
    expect(await body('```chart of=votes\nVotes\nOne curve.\nAnother.\n```')).toBe(
      '**Chart: Votes.** One curve. Another.',
    );
  });
});

describe('components', () => {
  it.each([
    ['steps', '<Steps>\n\n1. One\n2. Two\n\n</Steps>', '1. One\n2. Two'],
    ['words in a component on one line', '<Steps>One *two* three</Steps>', 'One *two* three'],
    [
      'cards with a line break between them',
      '<Cards>\n<Card title="Gas" href="#a">A.</Card>  \n<Card title="Rent" href="#b">B.</Card>\n</Cards>',
      '- [Gas](https://docs.example/preview/docs/build/gas#a): A.\n- [Rent](https://docs.example/preview/docs/build/gas#b): B.',
    ],
    ['tables', '<ParamTable>\n\n| A |\n|---|\n| b |\n\n</ParamTable>', '| A |\n| - |\n| b |'],
    [
      'tables that are filtered',
      '<FilterTable by="A" rows="names">\n\n| A |\n|---|\n| b |\n\n</FilterTable>',
      '| A |\n| - |\n| b |',
    ],
    [
      'tabs',
      '<Tabs groupId="os">\n<TabItem value="mac" label="macOS">\n\nText.\n\n</TabItem>\n</Tabs>',
      '**macOS**\n\nText.',
    ],
    [
      'cards',
      '<Cards>\n<Card title="Gas" href="/docs/build/gas">What `it` is.</Card>\n<Card title="Out" href="https://x.example">There.</Card>\n</Cards>',
      '- [Gas](https://docs.example/preview/docs/build/gas): What `it` is.\n- [Out](https://x.example): There.',
    ],
    [
      'a card with blocks',
      '<Cards>\n\n<Card title="Gas" href="#top">\n\nWhat it is.\n\n</Card>\n\n</Cards>',
      '- [Gas](https://docs.example/preview/docs/build/gas#top): What it is.',
    ],
    [
      'a card without words',
      '<Card title="Gas" href="/docs/build/gas" />',
      '- [Gas](https://docs.example/preview/docs/build/gas)',
    ],
    [
      'a figure',
      '<Figure src="/img/a.svg" alt="A box" caption="Figure 1" width={4} height={3} />',
      '![A box](https://docs.example/preview/img/a.svg)\n\nFigure 1',
    ],
    [
      'a tab without a label',
      '<Tabs>\n<TabItem value="linux">\n\nRun it.\n\n</TabItem>\n</Tabs>',
      '**linux**\n\nRun it.',
    ],
    ['powers', '10<sup>12</sup> and a<sub>1</sub>', '10^12 and a_1'],
    [
      'a key and a power within a link',
      '[<kbd>Ctrl</kbd> of 10<sup>12</sup>](/docs/about)',
      '[`Ctrl` of 10^12](https://docs.example/preview/docs/about)',
    ],
    ['keys', 'Press <kbd>Ctrl</kbd> or <kbd>*Alt*</kbd>.', 'Press `Ctrl` or `Alt`.'],
    ['collapsed parts', '<details>\n<summary>More</summary>\n\nText.\n\n</details>', '**More**\n\nText.'],
  ])('%s', async (_what, source, expected) => {
    expect(await body(source)).toBe(expected);
  });
});

describe('links', () => {
  it.each([
    ['../about/index.mdx#actor', 'https://docs.example/preview/docs/about#actor'],
    ['../about/index.mdx?from=gas#actor', 'https://docs.example/preview/docs/about?from=gas#actor'],
    ['//cdn.example/a', '//cdn.example/a'],
    ['/docs/about', 'https://docs.example/preview/docs/about'],
    ['/docs/about/index.mdx', 'https://docs.example/preview/docs/about'],
    ['rent', 'https://docs.example/preview/docs/build/rent'],
    ['/', 'https://docs.example/preview/'],
    ['/search?q=host:port', 'https://docs.example/preview/search?q=host:port'],
    ['#limit', 'https://docs.example/preview/docs/build/gas#limit'],
    ['pathname:///llms.txt', 'https://docs.example/preview/llms.txt'],
    ['https://x.example/a.md', 'https://x.example/a.md'],
    ['mailto:a@x.example', 'mailto:a@x.example'],
  ])('to %s are absolute', async (url, expected) => {
    expect(await body(`[a](${url})`)).toBe(`[a](${expected})`);
    expect(await body(`[a][1]\n\n[1]: ${url}`)).toBe(`[a](${expected})`);
  });
});

it('names the first line for what has none', () => {
  const tree = { type: 'root' as const, children: [{ type: 'html' as const, value: '<b>' }] };
  const page = { path: 'docs/x.mdx', canonical: 'https://docs.example/x', title: 'X', tree };
  expect(() => renderPage(page, SITE)).toThrow(/^docs\/x\.mdx:1: Code, directives and HTML/);
});

describe('what has no form in plain Markdown stops the build with file and line', () => {
  it.each([
    [
      '<Stepps>\n\n1. One\n\n</Stepps>',
      /^docs\/build\/gas\.mdx:3: <Stepps> .*Add a renderer .*components\.ts.*There are: Steps,/,
    ],
    // A name that each object of JavaScript knows.
    ['<constructor />', /^docs\/build\/gas\.mdx:3: <constructor> has no form in plain Markdown/],
    ['Text {1 + 1}', /^docs\/build\/gas\.mdx:3: \{1 \+ 1\}/],
    ['export const a = 1', /^docs\/build\/gas\.mdx:3: /],
    [':::hint\n\nText.\n\n:::', /^docs\/build\/gas\.mdx:3: There is no admonition :::hint\. There are: note,/],
    ['<Cards>\n\n- a list\n\n</Cards>', /^docs\/build\/gas\.mdx:3: <Cards> holds <Card>s only/],
    ['<Card title={\'Gas\'} href="/docs/x">What it is.</Card>', /^docs\/build\/gas\.mdx:3: <Card> takes title as text/],
    ['Read :abbr[this] now.', /^docs\/build\/gas\.mdx:3: :abbr\[…\] has no form/],
    ['See :term{#gas} now.', /^docs\/build\/gas\.mdx:3: :term\[…\] has no form/],
    ['<Card title="Gas" href={gas}>What it is.</Card>', /^docs\/build\/gas\.mdx:3: <Card> takes href as text/],
    ['<Card {...gas}>What it is.</Card>', /^docs\/build\/gas\.mdx:3: <Card> takes attributes with text only/],
    ['![A box](./box.svg)', /^docs\/build\/gas\.mdx:3: \.\/box\.svg gets an address only when the site is built/],
    ['Text.\n\n- [a](./none.mdx)', /^docs\/build\/gas\.mdx:5: There is no page docs\/build\/none\.mdx/],
  ])('%s', async (source, message) => {
    await expect(render(`First.\n\n${source}`)).rejects.toThrow(message);
  });
});
