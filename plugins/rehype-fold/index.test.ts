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
    expect(orderOf(paragraphs(12))).toBe('P1 P2 P3 P4 <phone: P5 P6 P7 P8 P9> <P10 P11 P12>');
  });

  it('leaves a page alone that ends with its first screen', () => {
    expect(orderOf([...paragraphs(4), 'export const last = 1;'])).not.toContain('<');
    expect(orderOf([...paragraphs(9), 'export const last = 1;'])).toBe(
      'P1 P2 P3 P4 <phone: P5 P6 P7 P8 P9> export const last = 1;',
    );
  });

  it('takes what has no text for a drawing, which fills a part of the screen', () => {
    expect(orderOf(Array.from({ length: 6 }, (_, index) => `<D${index + 1} />`))).toBe('D1 D2 D3 D4 <D5 D6>');
  });

  it('leaves what a page exports at the top of its module', () => {
    expect(orderOf([...paragraphs(11), 'export const last = 1;'])).toMatch(/<P10 P11> export const last = 1;$/);
  });
});
