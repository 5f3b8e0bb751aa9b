import { describe, expect, it } from 'vitest';
import { HTML_MARK, HTML_SEPARATOR } from '../../src/shared/routes/pageHtml';
import { splitHtml } from './splitHtml';

describe('splitHtml', () => {
  const text = HTML_MARK + ['<a href="b">it\'s `c`\\</a>', 'd\n${e}'].join(HTML_SEPARATOR);

  it.each([
    ['"', JSON.stringify(text)],
    ["'", `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`],
    ['`', `\`${text.replace(/[\\`$]/g, '\\$&')}\``],
  ])('takes the pieces out of a text in %s', (_quote, literal) => {
    expect(splitHtml(`let a=f(${literal},2),b="c";`, 'pages/1.json')).toEqual({
      script: 'let a=f("pages/1.json",2),b="c";',
      pieces: ['<a href="b">it\'s `c`\\</a>', 'd\n${e}'],
    });
  });

  it('leaves a script without such a text as it is', () => {
    expect(splitHtml('let a="b";', 'pages/1.json')).toEqual({ script: 'let a="b";', pieces: [] });
  });
});
