import { describe, expect, it } from 'vitest';
import { inline } from './inline';

describe('inline', () => {
  it('reads inline Markdown, without positions', () => {
    expect(inline('A `code` and [a *link*](/docs/x)')).toEqual([
      { type: 'text', value: 'A ' },
      { type: 'inlineCode', value: 'code' },
      { type: 'text', value: ' and ' },
      {
        type: 'link',
        url: '/docs/x',
        title: null,
        children: [
          { type: 'text', value: 'a ' },
          { type: 'emphasis', children: [{ type: 'text', value: 'link' }] },
        ],
      },
    ]);
  });

  it('takes nothing for nothing', () => {
    expect(inline('')).toEqual([]);
  });

  it.each([
    ['a list', '- one\n- two', 'is no single paragraph'],
    ['two paragraphs', 'one\n\ntwo', 'is no single paragraph'],
    ['a type that reads like HTML', 'a Vec<Bytes>', 'holds HTML'],
  ])('refuses %s', (_, text, message) => {
    expect(() => inline(text)).toThrow(message);
  });
});
