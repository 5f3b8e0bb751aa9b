import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it, vi } from 'vitest';
import { parseOnce } from './parseOnce';

/** A processor, and how often it parsed. */
function createProcessor() {
  const parse = vi.fn();
  function count(this: ReturnType<typeof unified>) {
    const parser = this.parser as (text: string, file: VFile) => Root;
    this.parser = (text: string, file: VFile) => {
      parse();
      return parser(text, file);
    };
  }
  return { parse, processor: unified().use([remarkParse, remarkMdx, count, parseOnce]) };
}

const PAGE = '# Gas {1 + /a/u}\n\n<Release of="gear" />\n';

it('parses a page for the first of two readers, and gives the second the same tree', () => {
  const [first, second] = [createProcessor(), createProcessor()];
  const tree = first.processor.parse(PAGE);
  expect(second.processor.parse(PAGE)).toEqual(tree);
  expect([first.parse, second.parse].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('gives the second reader nothing of what the first has changed', () => {
  const [first, second] = [createProcessor(), createProcessor()];
  const text = 'One.';
  (first.processor.parse(text) as Root).children.pop();
  expect((second.processor.parse(text) as Root).children).toHaveLength(1);
});

it('parses a page anew that has changed, and one that both have read', () => {
  const { parse, processor } = createProcessor();
  for (const text of ['Two.', 'Three.', 'Two.', 'Two.']) processor.parse(new VFile(text));
  expect(parse).toHaveBeenCalledTimes(3);
});
