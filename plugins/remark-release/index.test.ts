import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkRelease } from '.';

const RELEASES = { gear: { name: 'Gear', version: '2.0.0', href: 'https://gear.example' } };

function run(value: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkRelease(RELEASES));
  return processor.runSync(processor.parse(value), new VFile({ path: 'docs/page.mdx', value }));
}

const LINK = {
  type: 'link',
  url: 'https://gear.example',
  children: [{ type: 'text', value: 'Gear 2.0.0' }],
  data: { hProperties: { className: ['release'] } },
};

describe('remarkRelease', () => {
  it('links to the release that is named, within a sentence', () => {
    expect(run('On <Release of="gear" />.').children[0]).toMatchObject({
      type: 'paragraph',
      children: [{ value: 'On ' }, LINK, { value: '.' }],
    });
  });

  it('is a paragraph on a line of its own', () => {
    expect(run('<Release of="gear" />').children).toEqual([{ type: 'paragraph', children: [LINK] }]);
  });

  it('stands in one paragraph with others on the same line, and in another one than those below', () => {
    const blank = { type: 'text', value: ' ' };
    expect(run('<Release of="gear" /> <Release of="gear" />\n<Release of="gear" />').children).toEqual([
      { type: 'paragraph', children: [LINK, blank, LINK] },
      { type: 'paragraph', children: [LINK] },
    ]);
  });

  it('does not pass over another component on the same line', () => {
    expect(run('<Release of="gear" /> <Steps /> <Release of="gear" />').children).toMatchObject([
      { type: 'paragraph', children: [LINK] },
      { name: 'Steps' },
      { type: 'paragraph', children: [LINK] },
    ]);
  });

  it('leaves other components alone', () => {
    expect(run('<Steps of="gera" />').children[0]).toMatchObject({ name: 'Steps' });
  });

  it.each([
    ['<Release of="constructor" />', '<Release> has the unknown of "constructor". It can be: gear.'],
    ['<Release />', '<Release> has the unknown of "". It can be: gear.'],
    ['<Release of={x} />', '<Release> takes attributes with text only'],
    ['<Release of="gear">the release</Release>', 'What stands inside of <Release> would be lost.'],
    ['<Release to="gear" />', '<Release> has the unknown attribute "to". It can be: of.'],
  ])('refuses %s with page and line', (source, message) => {
    const page = `Text.\n\n${source}`;
    expect(() => run(page)).toThrow(message);
    try {
      run(page);
    } catch (error) {
      expect(error).toMatchObject({ file: 'docs/page.mdx', line: 3 });
    }
  });
});
