import type { Root } from 'hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { rehypeImports } from '.';

const MODULES = { Tabs: '@theme/Tabs', TabItem: '@theme/TabItem' };
const NODES = ['mdxjsEsm', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression'] as const;

/** Lines of modules that a page begins with, after the plugin. */
function importsOf(source: string): string[] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkRehype, { passThrough: [...NODES] })
    .use(rehypeImports(MODULES));
  const tree: Root = processor.runSync(processor.parse(source));
  return tree.children.flatMap((node) =>
    'value' in node && /^import /.test(node.value) ? node.value.split('\n') : [],
  );
}

describe('rehypeImports', () => {
  it('imports what a page uses, once', () => {
    const page = '<Tabs>\n<TabItem value="a">one</TabItem>\n<TabItem value="b">two</TabItem>\n</Tabs>';
    expect(importsOf(page)).toEqual(['import Tabs from "@theme/Tabs";', 'import TabItem from "@theme/TabItem";']);
  });

  it('finds a component within a sentence', () => {
    expect(importsOf('Take <Tabs>one</Tabs> of them.')).toEqual(['import Tabs from "@theme/Tabs";']);
  });

  it('leaves other pages and other components alone', () => {
    expect(importsOf('# A title\n\n<Card>text</Card>\n\n`<Tabs>`\n')).toEqual([]);
  });
});
