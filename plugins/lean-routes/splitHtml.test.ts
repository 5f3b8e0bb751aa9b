import { describe, expect, it } from 'vitest';
import { HTML_MARK } from '../../src/shared/routes/pageHtml';
import { splitHtml } from './splitHtml';

describe('splitHtml', () => {
  const pieces = JSON.stringify(['<a href="b">it\'s `c`\\</a>', 'd\n${e}\u001f']);
  const text = HTML_MARK + pieces;

  it.each([
    ['"', JSON.stringify(text)],
    ["'", `'${text.replace(/[\\']/g, '\\$&')}'`],
    ['`', `\`${text.replace(/[\\`$]/g, '\\$&')}\``],
  ])('takes the pieces out of a text in %s', (_quote, literal) => {
    expect(splitHtml(`let a=f(${literal},2),b="c";`, 'pages/1.json')).toEqual({
      script: 'let a=f("pages/1.json",2),b="c";',
      pieces,
    });
  });

  it.each([
    ['no such text', 'let a="b";'],
    ['two, that of the page and that of a part which it imports', `f(${JSON.stringify(text)});g('${HTML_MARK}["a"]')`],
  ])('leaves alone a script with %s', (_what, script) => {
    expect(splitHtml(script, 'pages/1.json')).toEqual({ script, pieces: '[]' });
  });

  it.each([
    ['in no string', `let a=${HTML_MARK}=b;`],
    ['in a string without an end', `let a="${HTML_MARK}[]`],
  ])('refuses such a text %s', (_what, script) => {
    expect(() => splitHtml(script, 'pages/1.json')).toThrow('pages/1.json: %html-of-page% begins no string.');
  });
});
