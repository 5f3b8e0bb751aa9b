import type { Root } from 'hast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it, vi } from 'vitest';
import { rehypeHighlight } from '.';

async function run(language: string, code: string, metastring = ''): Promise<Record<string, unknown>> {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: { className: [`language-${language}`], metastring },
            children: [{ type: 'text', value: `${code}\n` }],
            position: { start: { line: 5, column: 1 }, end: { line: 7, column: 4 } },
          },
        ],
      },
    ],
  };
  await unified()
    .use(rehypeHighlight, { checked: { 'examples/b/': 'compiled', 'examples/': 'tested', '': 'all' } })
    .run(tree, new VFile({ path: 'docs/page.mdx' }));
  const node = tree.children[0];
  if (node?.type !== 'mdxJsxFlowElement') throw new Error('no component');
  return Object.fromEntries(
    node.attributes.map((attribute) => ('name' in attribute ? [attribute.name, attribute.value] : [])),
  );
}

describe('rehypeHighlight', () => {
  it('makes a component with highlighted HTML, label, title and file', async () => {
    expect(await run('rust', 'fn a() {}', 'title="A" file=examples/a.rs region=x')).toEqual({
      language: 'Rust',
      title: 'A',
      file: 'examples/a.rs',
      checked: 'tested',
      html: '<span class="tk-keyword">fn </span><span class="tk-function">a</span>() {}',
    });
  });

  it('colours the same code alike on a machine that is slow', async () => {
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    const { html } = await run('rust', 'fn a() {}').finally(() => clock.mockRestore());
    expect(html).toBe('<span class="tk-keyword">fn </span><span class="tk-function">a</span>() {}');
  });

  it('keeps output as it is', async () => {
    expect(await run('text', '$ a <b>')).toEqual({ language: 'Text', html: '$ a &#x3C;b>' });
    expect(await run('text', 'one\n\n  two')).toEqual({ language: 'Text', html: 'one\n\n  two' });
  });

  it('takes no name that every object has for a language', async () => {
    await expect(run('constructor', 'x')).rejects.toThrow('Unknown language "constructor".');
  });

  it('stops at an unknown language, with page, line and the known ones', async () => {
    await expect(run('rusty', 'x')).rejects.toMatchObject({
      message: expect.stringContaining('Unknown language "rusty". Known: rust, '),
      file: 'docs/page.mdx',
      line: 5,
    });
  });
});
