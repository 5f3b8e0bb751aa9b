import { describe, expect, it } from 'vitest';
import { findSection, splitSections, withoutFrontMatter } from './splitSections';

const PAGE = `---
title: "Gas"
release: "Gear 2"
---

# Gas

What it is.

## Errors

- one

\`\`\`bash
# not a heading
\`\`\`

### \`msg::send\` and *more*

## Errors

Others.
`;

describe('the Markdown of a page, cut at its headings', () => {
  const sections = splitSections(withoutFrontMatter(PAGE));

  it('leaves out the front matter, and nothing else', () => {
    expect(withoutFrontMatter(PAGE).startsWith('# Gas\n')).toBe(true);
    expect(withoutFrontMatter('Text.\n\n---\n\nMore.\n\n---\n')).toBe('Text.\n\n---\n\nMore.\n\n---\n');
  });

  it('takes no line of code or of a formula for a heading, also in code that shows a fence', () => {
    const code =
      '````text\n```bash\n# one\n```\n# two\n````\n\n~~~\n# three\n~~~\n\n$$\n# four\n$$\n\n```sh\n# five\n```\n';
    const page = `# Page\n\nText.\n\n${code}\n## 1. Part \`a\`\n`;
    expect(
      splitSections(page).map(({ heading, depth, start }) => [heading, depth, page.slice(start, start + 5)]),
    ).toEqual([
      ['Page', 1, '# Pag'],
      ['1. Part a', 2, '## 1.'],
    ]);
  });

  it('leaves formulas as they are', () => {
    const [section] = splitSections('A share $s$ of\n\n$$\nr \\, \\frac{s}{S}\n$$\n');
    expect(section?.blocks).toMatchObject([
      { children: [{ value: 'A share ' }, { type: 'inlineMath', value: 's' }, { value: ' of' }] },
      { type: 'math', value: 'r \\, \\frac{s}{S}' },
    ]);
  });

  it('gives each heading what stands below it alone', () => {
    expect(sections.map(({ heading, depth, blocks }) => [heading, depth, blocks.map(({ type }) => type)])).toEqual([
      ['Gas', 1, ['paragraph']],
      ['Errors', 2, ['list', 'code']],
      ['msg::send and more', 3, []],
      ['Errors', 2, ['paragraph']],
    ]);
  });

  it('R-ASSIST-2: ends code at a fence that is longer than the one before it', () => {
    const headings = splitSections('# A\n\n```text\n# x\n````\n\n## B').map(({ heading }) => heading);
    expect(headings).toEqual(['A', 'B']);
  });

  it('R-ASSIST-2: goes on with code at a line that begins like its end', () => {
    const headings = splitSections('# A\n\n~~~text\n~~~js\n# x\n~~~\n\n## B').map(({ heading }) => heading);
    expect(headings).toEqual(['A', 'B']);
  });

  it('R-ASSIST-2: takes a formula on one line for no beginning of a longer one', () => {
    const headings = splitSections('# A\n\n$$x$$ is it.\n\n## B').map(({ heading }) => heading);
    expect(headings).toEqual(['A', 'B']);
  });

  it('says where each begins', () => {
    const body = withoutFrontMatter(PAGE);
    expect(sections.map(({ start }) => body.slice(start).split('\n')[0])).toEqual([
      '# Gas',
      '## Errors',
      '### `msg::send` and *more*',
      '## Errors',
    ]);
  });

  it('tells headings with the same words apart', () => {
    expect(findSection(sections, 'Errors')).toBe(1);
    expect(findSection(sections, 'Errors', 1)).toBe(3);
    expect(findSection(sections, 'Errors', 2)).toBe(-1);
    expect(findSection(sections, 'None')).toBe(-1);
  });

  it('keeps what stands above the first heading', () => {
    expect(splitSections('Above.\n\n## A')[0]).toMatchObject({
      heading: '',
      depth: 0,
      blocks: [{ type: 'paragraph' }],
    });
  });
});
