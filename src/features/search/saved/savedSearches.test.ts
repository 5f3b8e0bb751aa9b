import { describe, expect, it } from 'vitest';
import { hierarchyOf } from '../../../shared/search/record';
import { forget, parseSaved, remember, type SavedHit, type SavedSearches, shownRecent, star } from './savedSearches';

const hit = (name: string): SavedHit => ({ objectID: name, url: `/${name}`, hierarchy: hierarchyOf(['About', name]) });
const EMPTY: SavedSearches = { recent: [], favourites: [] };
const many = (count: number) => Array.from({ length: count }, (_, id) => hit(`hit${id}`));
const names = (hits: SavedHit[]) => hits.map(({ objectID }) => objectID).join(' ');

describe('R-SEARCH-2: recent and favourite searches', () => {
  it('keeps the latest seven, each once, latest first', () => {
    const { recent } = [...many(9), hit('hit5')].reduce(remember, EMPTY);
    expect(names(recent)).toBe('hit5 hit8 hit7 hit6 hit4 hit3 hit2');
  });

  it('shows seven recents, four beside favourites', () => {
    const saved = many(9).reduce(remember, EMPTY);
    expect(shownRecent(saved)).toHaveLength(7);
    expect(shownRecent({ ...saved, favourites: [hit('x')] })).toHaveLength(4);
  });

  it('moves a starred search to the favourites, at most ten', () => {
    const saved = star(remember(EMPTY, hit('a')), hit('a'));
    expect(saved).toEqual({ recent: [], favourites: [hit('a')] });
    expect(names(many(12).reduce(star, EMPTY).favourites)).toBe('hit11 hit10 hit9 hit8 hit7 hit6 hit5 hit4 hit3 hit2');
  });

  it('does not note a favourite as recent', () => {
    expect(remember({ recent: [], favourites: [hit('a')] }, hit('a')).recent).toEqual([]);
  });

  it('forgets from either list', () => {
    expect(forget({ recent: [hit('a')], favourites: [hit('b')] }, hit('a'))).toEqual({
      recent: [],
      favourites: [hit('b')],
    });
    expect(forget({ recent: [hit('a')], favourites: [hit('b')] }, hit('b'))).toEqual({
      recent: [hit('a')],
      favourites: [],
    });
  });

  it('keeps the words to mark, unless storage holds something else', () => {
    const saved = remember(EMPTY, { ...hit('a'), searched: ['gas'] });
    expect(parseSaved(JSON.stringify(saved)).recent).toEqual([{ ...hit('a'), searched: ['gas'] }]);
    expect(parseSaved(JSON.stringify({ recent: [{ ...hit('a'), searched: [1] }] })).recent).toEqual([hit('a')]);
  });

  it('takes nothing for a heading that is no text', () => {
    const hierarchy = { lvl0: 1, lvl1: { toString: null }, lvl2: 'a', lvl3: ['b'] };
    const [saved] = parseSaved(JSON.stringify({ recent: [{ objectID: 'a', url: '/a', hierarchy }] })).recent;
    expect(saved?.hierarchy).toEqual(hierarchyOf([null, null, 'a']));
  });

  it('keeps nothing of a result but what it shows', () => {
    const found = { ...hit('a'), content: 'long', _snippetResult: {} };
    expect(remember(EMPTY, found).recent).toEqual([hit('a')]);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '{"recent":{}}',
    '{"recent":[null,{"url":1},{"objectID":"a","url":"/a"}]}',
    '{"recent":[{"objectID":"a","hierarchy":{}},{"url":"/a","hierarchy":{}}]}',
  ])('starts empty from %j', (json) => {
    expect(parseSaved(json)).toEqual(EMPTY);
  });

  it('R-DATA: reads what it wrote', () => {
    const saved = { recent: [hit('a')], favourites: [hit('b')] };
    expect(parseSaved(JSON.stringify(saved))).toEqual(saved);
  });
});
