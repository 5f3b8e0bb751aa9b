import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { rehypeFold } from '.';

type Node = Root['children'][number];

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkRehype, { passThrough: ['mdxjsEsm', 'mdxJsxFlowElement'] })
  .use(rehypeFold);

/** First words of the blocks of a page, after the plugin, with what is below a fold in angle brackets. */
function orderOf(blocks: readonly string[]): string {
  const tree: Root = processor.runSync(processor.parse(blocks.join('\n\n')));
  const nameOf = (node: Node): string => {
    if (node.type === 'mdxjsEsm') return node.value;
    if (node.type !== 'mdxJsxFlowElement') return toString(node).split(' ')[0]?.trim() ?? '';
    if (node.name !== 'BelowTheFold') return node.name ?? '';
    const on = node.attributes.map((attribute) => `${String(attribute.value)}: `).join('');
    return `<${on}${namesOf(node.children)}>`;
  };
  const namesOf = (nodes: readonly Node[]) => nodes.map(nameOf).filter(Boolean).join(' ');
  return namesOf(tree.children);
}

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `P${index + 1} ${'word '.repeat(60)}`);

describe('rehypeFold', () => {
  it('leaves a page of one screen as it is', () => {
    expect(orderOf(paragraphs(3))).toBe('P1 P2 P3');
  });

  it('puts all that follows the first screen of a phone, and of a laptop, below its fold, in its order', () => {
    expect(orderOf(paragraphs(10))).toBe('P1 P2 P3 <phone: P4 P5 P6 P7> <P8 P9 P10>');
  });

  it('leaves a page alone that ends with its first screen', () => {
    expect(orderOf([...paragraphs(3), 'export const last = 1;'])).not.toContain('<');
    expect(orderOf([...paragraphs(7), 'export const last = 1;'])).toBe(
      'P1 P2 P3 <phone: P4 P5 P6 P7> export const last = 1;',
    );
  });

  it.each([
    ['drawings', '<Diagram html="" />', 2],
    ['code, by its lines', `<CodeBlock language="Rust" html="${'\n'.repeat(29)}" />`, 1],
    ['short code', '<CodeBlock language="Rust" html="" />', 6],
    ['code that is not known', '<CodeBlock {...props} />', 6],
    ['a table, in which text stands in columns', `<ParamTable>\n\n${'word '.repeat(100)}\n\n</ParamTable>`, 1],
    ['the same text', `<Steps>\n\n${'word '.repeat(100)}\n\n</Steps>`, 2],
  ])('knows how much of the screen of a phone is taken by %s', (_, block, fill) => {
    const shown = orderOf(Array.from({ length: 12 }, () => block)).split(' <')[0] ?? '';
    expect(shown.split(' ')).toHaveLength(fill);
  });

  it('leaves what a page exports at the top of its module', () => {
    expect(orderOf([...paragraphs(9), 'export const last = 1;'])).toMatch(/<P8 P9> export const last = 1;$/);
  });
});
