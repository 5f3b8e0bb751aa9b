import { readFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { type CodeToken, renderTokens } from './renderTokens';

const token = (content: string, kind?: string): CodeToken => ({
  content,
  color: kind ? `var(--shiki-token-${kind})` : 'var(--shiki-foreground)',
});
const html = (...lines: CodeToken[][]) => toHtml(renderTokens(lines));

describe('renderTokens', () => {
  it.each([
    ['gives a kind its class', [[token('fn', 'keyword'), token(' a')]], '<span class="tk-keyword">fn</span> a'],
    [
      'joins neighbours of one kind',
      [[token('pub', 'keyword'), token(' '), token('fn', 'keyword')]],
      '<span class="tk-keyword">pub fn</span>',
    ],
    ['keeps lines', [[token('a')], [token('b')]], 'a\nb'],
    ['keeps empty lines', [[token('a')], [], [token('b')]], 'a\n\nb'],
    ['leaves unknown kinds plain', [[token('(', 'punctuation')]], '('],
    ['escapes', [[token('<b>&', 'string')]], '<span class="tk-string">&#x3C;b>&#x26;</span>'],
  ])('%s', (_, lines, expected) => {
    expect(html(...lines)).toBe(expected);
  });

  it('gives each kind that the stylesheet colours its class, and no other', () => {
    const coloured = [...readFileSync('src/css/site.css', 'utf8').matchAll(/^\.tk-([\w-]+) \{/gm)].map(
      ([, kind = '']) => kind,
    );
    expect(coloured).toContain('constant');
    for (const kind of coloured) expect(html([token('a', kind)])).toBe(`<span class="tk-${kind}">a</span>`);
    expect(html([token('`', 'string-expression')])).toBe('<span class="tk-string">`</span>');
  });
});
