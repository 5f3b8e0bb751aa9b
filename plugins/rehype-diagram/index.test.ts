import type { Element, Root } from 'hast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { rehypeDiagram } from '.';

const fence = (language: string, text: string, line: number): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'code',
      properties: { className: [`language-${language}`] },
      children: [{ type: 'text', value: `${text}\n` }],
      position: { start: { line, column: 1 }, end: { line: line + 1, column: 4 } },
    },
  ],
});

const diagram = (title: string, more = '\n  accDescr: What it tells', arrow = 'A --> B') =>
  `flowchart LR\n  accTitle: ${title}${more}\n  ${arrow}`;

/** The page, of which only the beginnings of fences are looked at, and its tree. */
async function run(...fences: [language: string, text: string][]) {
  const tree: Root = {
    type: 'root',
    children: fences.map(([language, text], index) => fence(language, text, 10 * (index + 1))),
  };
  const value = fences.map(([language, text]) => `- > \`\`\`${language}\n  > ${text}\n`).join('\n');
  await unified()
    .use(rehypeDiagram)
    .run(tree, new VFile({ path: 'docs/page.mdx', value }));
  return tree.children.map((node) =>
    node.type === 'mdxJsxFlowElement'
      ? Object.fromEntries(
          node.attributes.map((attribute) => ('name' in attribute ? [attribute.name, attribute.value] : [])),
        )
      : node.type,
  );
}

describe('rehypeDiagram', () => {
  it('draws the diagrams of a page, and leaves its other code', async () => {
    const [one, code, two] = await run(['mermaid', diagram('One')], ['rust', 'fn a() {}'], ['mermaid', diagram('Two')]);
    expect(code).toBe('element');
    expect(one).toMatchObject({
      title: 'One',
      html: expect.stringContaining('<title id="diagram-1-title">One</title>'),
    });
    expect(two).toMatchObject({ title: 'Two', html: expect.stringContaining('aria-labelledby="diagram-2-title"') });
  });

  it.each([
    ['without a title', diagram('').replace(/.*accTitle.*\n/, ''), 'A diagram needs a line "accTitle: …"'],
    ['without a text alternative', diagram('One', ''), 'and a line "accDescr: …" below its type'],
    [
      'of which a line would be lost',
      diagram('One', undefined, 'A-->B'),
      'This diagram cannot be drawn: the line "A-->B"',
    ],
  ])('stops at a diagram %s, with page and line', async (_, text, message) => {
    await expect(run(['rust', 'fn a() {}'], ['mermaid', text])).rejects.toMatchObject({
      message: expect.stringContaining(message),
      file: 'docs/page.mdx',
      line: 20,
    });
  });
});
