import { describe, expect, it } from 'vitest';
import { activeOption, dialogReducer, startWith } from './dialogReducer';

const IDS = ['a', 'b', 'c'];

describe('R-SEARCH-2: the active option', () => {
  it.each([
    // [query, chosen, options, active]
    ['', undefined, IDS, -1],
    [' ', undefined, IDS, -1],
    ['g', undefined, IDS, 0],
    ['g', undefined, [], -1],
    ['g', 'b', IDS, 1],
    ['', 'b', IDS, 1],
    ['g', 'b', ['new', 'a', 'b'], 2],
    ['g', 'gone', IDS, 0],
    ['', 'gone', IDS, -1],
  ])('for %j, moved to %s, of %j is %i', (query, chosen, ids, active) => {
    expect(activeOption({ ...startWith(query), chosen }, ids)).toBe(active);
  });

  it.each([
    // [active, step, options, chosen]
    [0, 1, IDS, 'b'],
    [2, 1, IDS, 'a'],
    [0, -1, IDS, 'c'],
    [-1, 1, IDS, 'a'],
    [-1, -1, IDS, 'c'],
    [-1, 1, [], undefined],
    [-1, -1, [], undefined],
  ] as const)('goes round: %i by %i of %j is %s', (active, step, ids, chosen) => {
    expect(dialogReducer(startWith('gas'), { type: 'moved', step, active, ids }).chosen).toBe(chosen);
  });

  it('is the best one again when something else is typed', () => {
    const pointed = dialogReducer(startWith('gas'), { type: 'pointed', id: 'b' });
    expect(dialogReducer(pointed, { type: 'typed', query: 'ga' })).toEqual(startWith('ga'));
  });
});

it('R-SEARCH-1: an Enter that came before the answer counts until the reader does something else', () => {
  const entered = dialogReducer(startWith('gas'), { type: 'entered' });
  expect(entered.isEntered).toBe(true);
  expect(dialogReducer(entered, { type: 'typed', query: 'gast' }).isEntered).toBe(false);
  expect(dialogReducer(entered, { type: 'pointed', id: 'b' }).isEntered).toBe(false);
  expect(dialogReducer(entered, { type: 'moved', step: 1, active: 0, ids: IDS }).isEntered).toBe(false);
});

it('R-SEARCH-2: the query has at most 64 characters', () => {
  expect(startWith('x'.repeat(10_000)).query).toHaveLength(64);
});
