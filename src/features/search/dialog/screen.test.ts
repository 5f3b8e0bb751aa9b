import { describe, expect, it } from 'vitest';
import { hierarchyOf } from '../../../shared/search/record';
import type { SearchHit } from '../../../shared/search/protocol';
import { NO_ANSWER } from '../answer/answerReducer';
import { optionsOf, screenOf } from './screen';

const NONE = { recent: [], favourites: [] };
const hit = (lvl0: string, name: string, type: SearchHit['type'] = 'lvl1'): SearchHit => ({
  objectID: name,
  url: `/${name}`,
  hierarchy: hierarchyOf([lvl0, name]),
  content: null,
  type,
  _highlightResult: { hierarchy: {} },
  _snippetResult: {},
});
const answered = (hits: SearchHit[], extra = {}) => ({
  status: 'idle' as const,
  query: 'gas',
  response: { hits, nbHits: hits.length, nbPages: 1, page: 0, ...extra },
});

describe('R-SEARCH-2: what the dialog shows', () => {
  it('starts with what is kept, recents first', () => {
    const screen = screenOf(NO_ANSWER, { recent: [hit('A', 'a')], favourites: [hit('B', 'b')] });
    expect(screen).toMatchObject({ kind: 'start', total: 2, groups: [{ title: 'Recent' }, { title: 'Favourites' }] });
    expect(screenOf(NO_ANSWER, NONE)).toMatchObject({ kind: 'start', total: 0, groups: [] });
  });

  it('numbers options through the groups, and counts all results', () => {
    const screen = screenOf(
      answered([hit('A', 'a'), hit('B', 'b', 'content'), hit('A', 'c', 'lvl2')], { nbHits: 70 }),
      NONE,
    );
    expect(screen).toMatchObject({ kind: 'results', total: 70 });
    expect(optionsOf(screen).map(({ index, icon, hit: { objectID } }) => [index, icon, objectID])).toEqual([
      [0, 'page', 'a'],
      [1, 'heading', 'c'],
      [2, 'text', 'b'],
    ]);
  });

  it('keeps the last answer while the next is on its way, but not what was kept', () => {
    const status = 'loading';
    expect(screenOf({ ...answered([hit('A', 'a')]), status }, NONE).kind).toBe('results');
    expect(screenOf({ ...NO_ANSWER, status }, NONE)).toEqual({ kind: 'waiting' });
  });

  it('says that nothing was found for the question that was answered', () => {
    expect(screenOf(answered([], { suggestions: ['Gas'] }), NONE)).toEqual({
      kind: 'none',
      query: 'gas',
      suggestions: ['Gas'],
    });
  });

  it('says that the backend failed', () => {
    expect(screenOf({ ...NO_ANSWER, status: 'error' }, NONE)).toEqual({ kind: 'error' });
  });
});
