import { describe, expect, it } from 'vitest';
import { searchedFor } from './searchedFor';
import { searchedIn } from './searchedIn';

const hit = (heading: string, content?: string) => ({
  _highlightResult: { hierarchy: { lvl1: { value: heading } } },
  _snippetResult: content ? { content: { value: content } } : {},
});

describe('what a result tells the page that it opens', () => {
  it('is what was asked for and what matched, each word once', () => {
    expect(searchedFor('gas resrve', hit('<mark>Gas</mark> a', 'to <mark>reserve</mark> &lt;'))).toEqual({
      searched: ['gas', 'resrve', 'Gas', 'reserve'],
    });
    expect(searchedFor('gas', hit('<mark>gas</mark>'))).toEqual({ searched: ['gas'] });
  });

  it('is nothing when no word has a meaning', () => {
    expect(searchedFor('how to', hit('A'))).toBeUndefined();
    expect(searchedFor('', {})).toBeUndefined();
  });

  it.each([undefined, null, 'gas', {}, { searched: 'gas' }, { searched: [1] }, { searched: [] }])(
    'is not read from a history that holds %j',
    (state) => {
      expect(searchedIn(state)).toBeUndefined();
    },
  );

  it('is read as it was written', () => {
    const state = searchedFor('gas', {});
    expect(searchedIn(structuredClone(state))).toEqual(['gas']);
  });
});
