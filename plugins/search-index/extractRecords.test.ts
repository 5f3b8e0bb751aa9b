import type { Heading, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { packHeadings, unpackHeadings } from '../../src/shared/search/engine/headingTier';
import { toSections } from '../../src/shared/search/engine/section';
import { extractRecords } from './extractRecords';

const FACTS = { title: 'Gas', section: 'About', path: '/docs/gas', language: 'en', tag: 'docs-default-current' };
const OPTIONS = { leaveOut: ['Next steps'] };

function records(source: string, facts = FACTS) {
  const tree = unified().use([remarkParse, remarkMdx, remarkDirective, remarkGfm, remarkMath]).parse(source) as Root;
  visit(tree, 'heading', (heading) => {
    // As the reader of the content leaves it.
    heading.data = { id: `line-${heading.position?.start.line}` } as Heading['data'];
  });
  return extractRecords(tree, facts, OPTIONS);
}

/** Text of a page without headings. */
const textOfPage = (source: string) => records(source).find(({ type }) => type === 'content')?.content;

describe('extractRecords (R-SEARCH-5)', () => {
  it('leaves out a translated section whose heading keeps its anchor, with all below it', () => {
    const heading = (depth: Heading['depth'], value: string, id: string) =>
      ({ type: 'heading', depth, children: [{ type: 'text', value }], data: { id } }) as Heading;
    const children = [
      heading(2, 'Grenzen', 'limits'),
      heading(2, 'Wie es weitergeht', 'next-steps'),
      heading(3, 'Danach', 'then'),
      heading(2, 'Mehr', 'more'),
    ];
    expect(extractRecords({ type: 'root', children }, FACTS, OPTIONS).map(({ url }) => url)).toEqual([
      '/docs/gas',
      '/docs/gas#limits',
      '/docs/gas#more',
    ]);
  });

  it('R-DATA: makes a record of each heading, and of the text below it', () => {
    const found = records('Intro.\n\n## Limits\n\nA text.\n\n#### Deep\n\n### Less\n\n## Next');
    expect(
      found.map(({ type, content, hierarchy: { lvl1, lvl2, lvl3, lvl4 } }) => [type, content, lvl1, lvl2, lvl3, lvl4]),
    ).toEqual([
      ['lvl1', null, 'Gas', null, null, null],
      ['content', 'Intro.', 'Gas', null, null, null],
      ['lvl2', null, 'Gas', 'Limits', null, null],
      ['content', 'A text.', 'Gas', 'Limits', null, null],
      ['lvl4', null, 'Gas', 'Limits', null, 'Deep'],
      ['lvl3', null, 'Gas', 'Limits', 'Less', null],
      ['lvl2', null, 'Gas', 'Next', null, null],
    ]);
  });

  it('gives every record an id of its own, language and tag', () => {
    const found = records('Intro.\n\n## Limits\n\nText.');
    expect(new Set(found.map(({ objectID }) => objectID)).size).toBe(found.length);
    expect(found.map(({ url }) => url)).toEqual(['/docs/gas', '/docs/gas', '/docs/gas#line-3', '/docs/gas#line-3']);
    expect(found[0]).toMatchObject({ language: 'en', docusaurus_tag: 'docs-default-current' });
  });

  it('R-SEARCH-6: keeps code apart from text, wherever it stands', () => {
    const found = records(
      'Before.\n\n<Steps>\n\n1. One\n\n   ```bash\n   run\n   ```\n\n</Steps>\n\n```rust\nlet a = 1;\n```',
    );
    expect(found.filter(({ isCode }) => isCode).map(({ content }) => content)).toEqual(['run\nlet a = 1;']);
    expect(found.find(({ type, isCode }) => type === 'content' && !isCode)?.content).toBe('Before.\nOne');
  });

  it('makes a record of what its author says of the page', () => {
    const tree = { type: 'root' as const, children: [] };
    const [, about] = extractRecords(tree, { ...FACTS, description: 'What gas costs.' }, OPTIONS);
    expect(about).toMatchObject({ content: 'What gas costs.', url: '/docs/gas', type: 'content' });
  });

  it('gives the keywords to the record of the page alone', () => {
    const tree = { type: 'root' as const, children: [] };
    const facts = { ...FACTS, description: 'What gas costs.', keywords: ['storage fee'] };
    const found = extractRecords(tree, facts, OPTIONS);
    expect(found.map(({ type, keywords }) => [type, keywords])).toEqual([
      ['lvl1', ['storage fee']],
      ['content', undefined],
    ]);
    expect(JSON.stringify(records('Text.'))).not.toContain('keywords');
  });

  it('gives the sections of a page neither its description nor its keywords', () => {
    const facts = { ...FACTS, description: 'What gas costs.', keywords: ['storage fee'] };
    const found = records('Intro.\n\n## Limits\n\nA text.', facts);
    expect(found.map(({ url, content, keywords }) => [url, content, keywords])).toEqual([
      ['/docs/gas', null, ['storage fee']],
      ['/docs/gas', 'What gas costs.', undefined],
      ['/docs/gas', 'Intro.', undefined],
      ['/docs/gas#line-3', null, undefined],
      ['/docs/gas#line-3', 'A text.', undefined],
    ]);
  });

  it('leaves out sections that only lead elsewhere, with what stands below them', () => {
    const found = records('Intro.\n\n## Next steps\n\nSee there.\n\n### More\n\n## Limits');
    expect(found.map(({ url }) => url)).toEqual(['/docs/gas', '/docs/gas', '/docs/gas#line-9']);
  });

  it('R-SEARCH-6: puts a footnote where the text first leads to it, once, and never where it is written', () => {
    const found = records('## One\n\nSee[^a].\n\n## Two[^b]\n\nAgain[^a].\n\n[^a]: A note.\n\n[^b]: Of a heading.\n');
    const contents = found.filter(({ type }) => type === 'content');
    expect(contents.map(({ hierarchy, content }) => [hierarchy.lvl2, content])).toEqual([
      ['One', 'See.\nA note.'],
      ['Two', 'Of a heading.\nAgain.'],
    ]);
  });

  it('R-SEARCH-3: a heading that is written on two lines is one line, and its anchor is its own', () => {
    const found = records('A heading of\ntwo lines\n---\n\nText.');
    expect(unpackHeadings(packHeadings(toSections(found))).map(({ url, headings }) => [url, headings.at(-1)])).toEqual([
      ['/docs/gas', 'Gas'],
      ['/docs/gas#line-1', 'A heading of two lines'],
    ]);
  });

  it('finds headings inside components', () => {
    const found = records(
      '<Tabs>\n<TabItem value="a" label="Linux">\n\n## Inside\n\nHidden text.\n\n</TabItem>\n</Tabs>',
    );
    expect(found.map(({ hierarchy }) => hierarchy.lvl2)).toContain('Inside');
    const contents = found.filter(({ type }) => type === 'content');
    expect(contents.map(({ hierarchy, content }) => [hierarchy.lvl2, content])).toEqual([
      [null, 'Linux'],
      ['Inside', 'Hidden text.'],
    ]);
  });
});

describe('text (R-SEARCH-6)', () => {
  it.each([
    // [what, source, text]
    [
      'tabs with their labels',
      '<Tabs>\n<TabItem value="a" label="Linux">\n\nRun it.\n\n</TabItem>\n</Tabs>',
      'Linux\nRun it.',
    ],
    [
      'the value of a tab that has no label',
      '<Tabs>\n<TabItem value="Linux">\n\nRun it.\n\n</TabItem>\n</Tabs>',
      'Linux\nRun it.',
    ],
    ['collapsed parts', '<details>\n<summary>More</summary>\n\nHidden.\n\n</details>', 'More\nHidden.'],
    ['admonitions', ':::note[Mind]\n\nText.\n\n:::', 'Mind\nText.'],
    ['steps', '<Steps>\n\n1. One\n\n2. Two\n\n</Steps>', 'One\nTwo'],
    ['a card on one line', '<Card title="Rent" href="/docs/x">What it costs.</Card>', 'Rent\nWhat it costs.'],
    ['lines in a cell', '| A |\n| - |\n| `a`<br />`b` |', 'A\na b'],
    [
      'cards',
      '<Cards>\n<Card title="Rent" href="/docs/x">\n\nWhat it costs.\n\n</Card>\n</Cards>',
      'Rent\nWhat it costs.',
    ],
    ['tables', '| a | b |\n|---|---|\n| 1 | `x` |', 'a\nb\n1\nx'],
    ['formulas', 'A $x + y$ b.', 'A x + y b.'],
    ['pictures', 'See ![a ledger](/x.png).', 'See a ledger.'],
    [
      'diagrams by their text alternative',
      '```mermaid\nflowchart TB\n  accTitle: A way\n  accDescr: From a to b.\n  A --> B\n```',
      'A way\nFrom a to b.',
    ],
    ['powers', 'Take 10<sup>12</sup> units.', 'Take 10^12 units.'],
    ['marked words', 'A **bold** [link](x) and ~~no~~ `code`.', 'A bold link and no code.'],
    ['no expressions and comments', 'A {/* comment */} b.', 'A  b.'],
  ])('holds %s', (_what, source, text) => {
    expect(textOfPage(source)).toBe(text);
  });
});
