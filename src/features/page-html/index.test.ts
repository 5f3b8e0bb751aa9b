// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { HTML_MARK, PIECE } from '../../shared/routes/pageHtml';
import { isWholePageHtml, keepPageHtml, pageHtml, readPageHtml } from '.';

const htmlOf = (html: (index: number) => { dangerouslySetInnerHTML: { __html: string } }, index: number) =>
  html(index).dangerouslySetInnerHTML.__html;

describe('pageHtml', () => {
  it('hands out the pieces that stand in the module', () => {
    const html = pageHtml(`${HTML_MARK}["a","b"]`, 2);
    expect([htmlOf(html, 0), htmlOf(html, 1)]).toEqual(['a', 'b']);
  });

  it('gives the same props each time, so that React leaves the element alone', () => {
    const html = pageHtml('same.json', 1);
    const missing = html(0);
    expect(html(0)).toBe(missing);
    keepPageHtml('same.json', ['a']);
    expect(htmlOf(html, 0)).toBe('a');
    expect(html(0)).toBe(html(0));
  });
});

describe('readPageHtml', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['all pieces', [0, 1, 2], ['p0', 'p1', 'p2'], true],
    ['all but a missing one', [0, 2], ['p0', undefined, 'p2'], false],
    ['all but one that is there twice', [0, 1, 1, 2], ['p0', undefined, 'p2'], false],
  ])('reads %s', (_what, indexes, expected, whole) => {
    document.body.innerHTML = indexes.map((index) => `<p ${PIECE}="${index}">p${index}</p>`).join('');
    pageHtml('three.json', 3);
    const pieces = readPageHtml();
    expect(Array.from(pieces)).toEqual(expected);
    keepPageHtml('three.json', pieces);
    expect(isWholePageHtml('three.json')).toBe(whole);
  });
});
