import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { rehypeMathStyles } from '.';

function run(value: string) {
  const page = new VFile({ path: 'docs/page.mdx', value });
  const processor = unified().use(remarkParse).use(remarkMath).use(remarkRehype).use(rehypeKatex).use(rehypeMathStyles);
  return processor.runSync(processor.parse(page), page);
}

describe('rehypeMathStyles', () => {
  it('R-WRITE-3: brings the styles to a page with a formula alone', () => {
    expect(run('A $x^2$.').children[0]).toMatchObject({ name: 'MathStyles' });
    expect(run('A `x^2`.').children[0]).toMatchObject({ tagName: 'p' });
  });

  it('R-WRITE-3: lets a formula on lines of its own scroll, which cannot break', () => {
    expect(run('$$\nx^2\n$$').children.at(-1)).toMatchObject({
      name: 'ScrollArea',
      attributes: [{ name: 'label', value: 'Formula' }],
      children: [{ properties: { className: ['katex-display'] } }],
    });
    expect(JSON.stringify(run('A $x^2$.'))).not.toContain('ScrollArea');
  });

  it.each([
    ['A $\\frc{1}{2}$.', 3, 'Undefined control sequence: \\frc'],
    ['A $x^{2$.', 3, "Expected '}'"],
    ['Text.\n\n$$\n\\frac{1}{2\n$$', 5, 'Unexpected end of input'],
  ])('refuses %j', (source, line, message) => {
    expect(() => run(`First line.\n\n${source}`)).toThrow(
      expect.objectContaining({ reason: expect.stringContaining(`This formula cannot be read: ${message}`), line }),
    );
  });
});
