import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toString } from 'hast-util-to-string';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { GLOSSARY as GLOSSARY_FILE, loadGlossary, rehypeGlossary } from './index';
import { readGlossary } from './readGlossary';

const GLOSSARY = `---
title: Glossary
---

## Names

### Mailbox

The storage for messages to a user (\`gearMessenger.mailbox\`). It costs 10<sup>2</sup>
[gas](#gas). See [State](./state.mdx).

### Gas limit

The gas of a message.

### IDL

The text that describes a program.

### Value

What travels.

### No paragraph

- a list
`;
const TERMS = readGlossary(GLOSSARY);
const terms = TERMS;

/** The marked terms of a page, as the text they stand around and the anchor. */
function marks(source: string, path = 'docs/x.mdx', terms = TERMS): string[] {
  const processor = unified()
    .use([remarkParse, remarkMdx, remarkGfm])
    .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
    .use(rehypeGlossary({ terms, everydayWords: ['Value'] }));
  const tree = processor.runSync(processor.parse(source) as Root, new VFile({ path }));
  const found: string[] = [];
  const visit = (node: unknown) => {
    const {
      name,
      attributes,
      children = [],
    } = node as {
      name?: string;
      attributes?: { value: string }[];
      children?: { value?: string }[];
    };
    if (name === 'Term') found.push(`${children[0]?.value}:${attributes?.[0]?.value}`);
    children.forEach(visit);
  };
  visit(tree);
  return found;
}

it('reads terms with anchor and the first sentences as plain text', () => {
  expect(terms.map(({ term, id }) => [term, id])).toEqual([
    ['Mailbox', 'mailbox'],
    ['Gas limit', 'gas-limit'],
    ['IDL', 'idl'],
    ['Value', 'value'],
  ]);
  expect(terms[0]?.definition).toBe('The storage for messages to a user (gearMessenger.mailbox). It costs 10^2 gas.');
});

it('reads anchors of their own, formulas, and names with signs', () => {
  const terms = readGlossary('### Wasm {#own}\n\nIt is $\\frac{1}{2}$ of it.\n\n### C++\n\nA language.\n');
  expect(terms).toEqual([
    { term: 'Wasm', id: 'own', definition: 'It is \\frac{1}{2} of it.' },
    { term: 'C++', id: 'c', definition: 'A language.' },
  ]);
  expect(() => rehypeGlossary({ terms, everydayWords: [] })).not.toThrow();
});

it.each([',', '.', ';', ':', '?', ').', '’'])('keeps %s with the term before it', (sign) => {
  const processor = unified()
    .use([remarkParse, remarkMdx])
    .use(remarkRehype, { passThrough: ['mdxJsxTextElement'] })
    .use(rehypeGlossary({ terms, everydayWords: [] }));
  const tree = processor.runSync(
    processor.parse(`A mailbox${sign} as ever.`) as Root,
    new VFile({ path: 'docs/x.mdx' }),
  );
  expect(tree).toMatchObject({
    children: [
      {
        children: [
          { value: 'A ' },
          { properties: { className: ['whole'] }, children: [{ name: 'Term' }, { value: sign }] },
          { value: ' as ever.' },
        ],
      },
    ],
  });
});

it('names file and line of what is no MDX', () => {
  const root = mkdtempSync(join(tmpdir(), 'glossary-'));
  mkdirSync(join(root, dirname(GLOSSARY_FILE)), { recursive: true });
  writeFileSync(join(root, GLOSSARY_FILE), GLOSSARY.replace('What travels.', 'Where a <= b.'));
  const line = GLOSSARY.split('\n').indexOf('What travels.') + 1;
  expect(() => loadGlossary(root)).toThrow(new RegExp(`^${GLOSSARY_FILE}:${line}: `));
  rmSync(root, { recursive: true });
});

it('takes further sentences up to the length that a reader takes in at once', () => {
  const long = `It ${'is long and '.repeat(12)}long.`;
  const [term] = readGlossary(`### Gas\n\nPays for work. ${long} Short.\n`);
  expect(term?.definition).toBe('Pays for work. ' + long);
  const [other] = readGlossary(`### Gas\n\nPays for the work that a program does. ${long} Short.\n`);
  expect(other?.definition).toBe('Pays for the work that a program does.');
});

it('names the line of a tag that is not closed', () => {
  const root = mkdtempSync(join(tmpdir(), 'glossary-'));
  mkdirSync(join(root, dirname(GLOSSARY_FILE)), { recursive: true });
  writeFileSync(join(root, GLOSSARY_FILE), '---\ntitle: Glossary\n---\n\n<Steps>\n\nText.\n');
  expect(() => loadGlossary(root)).toThrow(new RegExp(`^${GLOSSARY_FILE}:5: Expected a closing tag`));
  rmSync(root, { recursive: true });
});

it('reads terms above a line across the page', () => {
  const source = '---\ntitle: Glossary\n---\n\n### Gas\n\nPays for work.\n\n---\n\n### Value\n\nWhat travels.\n';
  expect(readGlossary(source).map(({ term }) => term)).toEqual(['Gas', 'Value']);
});

it('says that a page is not there', () => {
  expect(() => loadGlossary(join(tmpdir(), 'none'))).toThrow(/^ENOENT/);
});

describe('marks the first use of a term', () => {
  it.each([
    ['once, in small letters or at the beginning', 'Mailbox rules. The mailbox is full.', ['Mailbox:mailbox']],
    [
      'also in the plural, and over a line break',
      'All mailboxs, all gas\nlimits.',
      ['mailboxs:mailbox', 'gas\nlimits:gas-limit'],
    ],
    ['in a list', '- an IDL\n- a mailbox', ['IDL:idl', 'mailbox:mailbox']],
    ['in emphasis', 'The **mailbox** it is.', ['mailbox:mailbox']],
    ['in a quotation', '> The mailbox.', ['mailbox:mailbox']],
    ['inside of tabs', '<Tabs>\n\n<TabItem value="a">\n\nThe mailbox.\n\n</TabItem>\n\n</Tabs>', ['mailbox:mailbox']],
    ['inside of steps', '<Steps>\n\n1. Read the mailbox.\n\n</Steps>', ['mailbox:mailbox']],
    ['never in code', '`mailbox`\n\n```\nmailbox\n```', []],
    ['never in a link', '[the mailbox](/docs/x)', []],
    ['never in a heading', '## The mailbox\n\nText.', []],
    ['never in a table', '| mailbox |\n|---|\n| mailbox |', []],
    ['never in a card', '<Card title="x" href="/">mailbox</Card>', []],
    ['never as a part of a word', 'A mailboxer, gear/mailbox, mailbox-size and mailbox.rs.', []],
    ['never an everyday word', 'The value.', []],
    ['never in other letter case', 'An idl.', []],
    ['never if the page links it', 'The mailbox, see [there](../about/glossary.mdx#mailbox).', []],
    ['never if the page links it by its address', 'The mailbox, see [there](/docs/about/glossary#mailbox).', []],
  ])('%s', (_, source, expected) => {
    expect(marks(source)).toEqual(expected);
  });

  it('at most two in a section', () => {
    expect(marks('The mailbox, the gas limit, the IDL.\n\n## Next\n\nThe IDL.')).toEqual([
      'mailbox:mailbox',
      'gas limit:gas-limit',
      'IDL:idl',
    ]);
  });

  it('two in a section behind a heading too', () => {
    expect(marks('## First\n\nThe mailbox, the gas limit, the IDL.')).toEqual([
      'mailbox:mailbox',
      'gas limit:gas-limit',
    ]);
  });

  it('at most two in a section, over several paragraphs', () => {
    expect(marks('The mailbox.\n\nThe gas limit.\n\nThe IDL.\n\n## Next\n\nThe IDL.')).toEqual([
      'mailbox:mailbox',
      'gas limit:gas-limit',
      'IDL:idl',
    ]);
    expect(marks('The mailbox.\n\n- The gas limit.\n- The IDL.')).toEqual(['mailbox:mailbox', 'gas limit:gas-limit']);
  });

  it('and leaves the text as it is, with a comma further on too', () => {
    const processor = unified()
      .use([remarkParse, remarkMdx])
      .use(remarkRehype, { passThrough: ['mdxJsxTextElement'] })
      .use(rehypeGlossary({ terms, everydayWords: [] }));
    const text = 'A mailbox is full, as ever; the IDL, too.';
    const tree = processor.runSync(processor.parse(text) as Root, new VFile({ path: 'docs/x.mdx' }));
    expect(toString(tree)).toBe(text);
  });

  it('at most eight on a page', () => {
    const many = Array.from({ length: 10 }, (_, at) => ({
      term: `Term ${at}`,
      id: `term-${at}`,
      definition: 'It is.',
    }));
    const source = many.map(({ term }) => `## Section\n\nThe ${term.toLowerCase()} is.`).join('\n\n');
    expect(marks(source, 'docs/x.mdx', many)).toHaveLength(8);
  });

  it('the longest that stands there, whatever their order in the glossary', () => {
    const short = { term: 'Gas', id: 'gas', definition: 'Pays for work.' };
    expect(marks('The gas limit.', 'docs/x.mdx', [short, ...TERMS])).toEqual(['gas limit:gas-limit']);
    expect(marks('The gas limit.', 'docs/x.mdx', [...TERMS, short])).toEqual(['gas limit:gas-limit']);
  });

  it.each(['docs', 'versioned_docs/version-1.9', 'i18n/de/docusaurus-plugin-content-docs/current'])(
    'never on the glossary itself: %s',
    (folder) => {
      expect(marks('The mailbox.', `/site/${folder}/about/glossary.mdx`)).toEqual([]);
    },
  );
});
