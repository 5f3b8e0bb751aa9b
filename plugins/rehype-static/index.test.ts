import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { CONTENT, rehypeStatic } from '.';
import { visit } from '../shared/visit';
import { mdxElement } from '../shared/mdxElement';

const run = (tree: Root) => unified().use(rehypeStatic).runSync(tree) as Root;

/** Names of the elements that became text, each with its content. */
function textsOf(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'element', ({ tagName, properties }: Element) => {
    if (properties[CONTENT] !== undefined) found.push(`${tagName}: ${String(properties[CONTENT])}`);
  });
  return found;
}

const texts = (html: string) => textsOf(run(fromHtml(html, { fragment: true })));

describe('rehypeStatic', () => {
  it.each([
    ['a sentence', '<p>Run <code>a &lt; b</code></p>', ['p: Run <code>a &#x3C; b</code>']],
    ['a list', '<ul>\n<li>One <em>two</em></li>\n</ul>', ['ul: \n<li>One <em>two</em></li>\n']],
    ['the columns of a table', '<table><thead><tr><th>A</th></tr></thead></table>', ['thead: <tr><th>A</th></tr>']],
    ['a long text', `<p>${'word '.repeat(8)}</p>`, [`p: ${'word '.repeat(8)}`]],
    [
      'a link to a mailbox',
      '<li><a href="mailto:a@b.example">a</a></li>',
      ['li: <a href="mailto:a@b.example" target="_blank" rel="noopener noreferrer">a</a>'],
    ],
    ['a formula', '<p><a href="/docs/a">a</a><math><mi>x</mi></math></p>', ['math: <mi>x</mi>']],
    [
      'a link to another site',
      '<li><a href="https://a.b">a</a></li>',
      ['li: <a href="https://a.b" target="_blank" rel="noopener noreferrer">a</a>'],
    ],
  ])('makes HTML of %s', (_what, html, expected) => {
    expect(texts(html)).toEqual(expected);
  });

  it('keeps alignment as it is elsewhere, and leaves out blanks between the cells', () => {
    const [body] = texts('<table><tbody><tr>\n<td align="right">1</td>\n<td>2</td></tr></tbody></table>');
    expect(body).toBe('tbody: <tr><td style="text-align:right">1</td><td>2</td></tr>');
  });

  it.each([
    ['a short text, which is shorter as it is', '<p>Text</p>'],
    ['a link to a page, which the site follows itself', '<p>See <a href="/docs/a">a</a></p>'],
    ['a link within the page, which is checked', '<p>See <a href="#a">a</a></p>'],
    ['the target of a link', '<p><span id="a">a</span></p>'],
    ['a heading, whose text is read', '<h2>The <code>a.<wbr>b</code></h2>'],
    ['an empty cell at the head of a table', '<table><thead><tr><th></th></tr></thead></table>'],
    ['what scripts of the site render', '<p><img src="a.png"></p>'],
  ])('leaves alone %s', (_what, html) => {
    expect(texts(html)).toEqual([]);
  });

  it('makes HTML of the parts of a row around a link to a page', () => {
    const row = '<tr><td>A <code>b</code></td><td><a href="/docs/a">a</a></td><td>C</td></tr>';
    expect(texts(`<table><tbody>${row}</tbody></table>`)).toEqual(['td: A <code>b</code>']);
  });

  it('leaves alone a component and all around it, and a table that is filtered', () => {
    const html = '<p>A <code>b</code></p>';
    const wrapped = (name: string): Root => ({
      type: 'root',
      children: [{ ...mdxElement(name, {}), children: fromHtml(html, { fragment: true }).children as Element[] }],
    });
    expect(textsOf(run(wrapped('Details')))).toEqual(['p: A <code>b</code>']);
    expect(textsOf(run(wrapped('FilterTable')))).toEqual([]);
    const around: Root = fromHtml(html, { fragment: true });
    (around.children[0] as Element).children.push({ ...mdxElement('Term', {}), type: 'mdxJsxTextElement' });
    expect(textsOf(run(around))).toEqual([]);
  });
});
