import { describe, expect, it } from 'vitest';
import { escapeAndMark, escapeMarked, markedParts, matchesIn, snippet } from './mark';
import { tokenize } from './tokenize';

const found = (text: string, terms: string[]) => matchesIn(tokenize(text), new Set(terms));
const mark = (text: string, ...terms: string[]) => escapeAndMark(text, found(text, terms));
const cut = (text: string, size: number, ...terms: string[]) => snippet(text, found(text, terms), size);
const HOSTILE = '<img src=x onerror=alert(1)> & "gas" </mark><script>gas</script>';

describe('escapeAndMark (R-SEARCH-2, R-SEARCH-7)', () => {
  it('marks words, and parts of code names', () => {
    expect(mark('Gas of msg::send_delayed', 'gas', 'delayed')).toBe(
      '<mark>Gas</mark> of msg::send_<mark>delayed</mark>',
    );
  });

  it('marks a whole name once', () => {
    expect(mark('gr_reserve_gas', 'gr_reserve_gas', 'gas')).toBe('<mark>gr_reserve_gas</mark>');
  });

  it('escapes before it marks: nothing of the text becomes a tag', () => {
    const html = mark(HOSTILE, 'img', 'gas', 'script', 'mark', 'amp', 'lt', 'quot');
    expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
    expect(html).toContain('&lt;<mark>img</mark> src=x onerror=alert(1)&gt; &amp; &quot;<mark>gas</mark>&quot;');
    expect(
      markedParts(html)
        .map(({ text }) => text)
        .join(''),
    ).toBe(HOSTILE);
  });
});

describe('snippet (R-SEARCH-2)', () => {
  const text = 'one two three four five gas seven eight nine ten eleven twelve gas limit fifteen';

  it('holds the asked number of words around what matched', () => {
    expect(cut(text, 5, 'gas')).toBe('…four five <mark>gas</mark> seven eight…');
  });

  it('prefers the stretch with more of the words', () => {
    expect(cut(text, 5, 'gas', 'limit')).toBe('…eleven twelve <mark>gas</mark> <mark>limit</mark> fifteen');
  });

  it('holds as many words at the end of a text', () => {
    expect(cut(text, 5, 'fifteen')).toBe('…eleven twelve gas limit <mark>fifteen</mark>');
  });

  it('prefers different words to the same one again', () => {
    const same = 'gas gas gas four five six seven eight nine ten gas limit end';
    expect(cut(same, 4, 'gas', 'limit')).toBe('…nine ten <mark>gas</mark> <mark>limit</mark>…');
  });

  it('counts no word that stands right after the stretch', () => {
    const near = 'one two gas four five limit seven eight nine ten gas limit end';
    expect(cut(near, 5, 'gas', 'limit')).toBe('…nine ten <mark>gas</mark> <mark>limit</mark> end');
  });

  it('starts at the top when nothing in the text matched, and keeps a short text whole', () => {
    expect(cut(text, 3, 'other')).toBe('one two three…');
    expect(cut('a < b', 10, 'other')).toBe('a &lt; b');
  });
});

describe('escapeMarked', () => {
  it('keeps the marks of the hosted service and escapes the rest', () => {
    expect(escapeMarked('Vec<<mark>u8</mark>> <img onerror=x>')).toBe(
      'Vec&lt;<mark>u8</mark>&gt; &lt;img onerror=x&gt;',
    );
  });
});

describe('markedParts', () => {
  it('gives back every character that was escaped, in a mark of several lines too', () => {
    expect(markedParts('it&#39;s &quot;a&quot; &lt;b&gt; &amp;amp; <mark>one\ntwo</mark>')).toEqual([
      { text: `it's "a" <b> &amp; `, marked: false },
      { text: 'one\ntwo', marked: true },
      { text: '', marked: false },
    ]);
  });

  it('takes text that was never escaped as text', () => {
    expect(markedParts('<b>x</b><mark>y</mark>')).toEqual([
      { text: '<b>x</b>', marked: false },
      { text: 'y', marked: true },
      { text: '', marked: false },
    ]);
  });
});
