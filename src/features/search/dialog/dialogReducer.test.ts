import { expect, it } from 'vitest';
import { dialogReducer, startWith } from './dialogReducer';

it('R-SEARCH-2: the first result is active as soon as something is typed', () => {
  expect(startWith('')).toEqual({ query: '', active: -1 });
  expect(startWith('g')).toEqual({ query: 'g', active: 0 });
  expect(dialogReducer({ query: 'gas', active: 3 }, { type: 'typed', query: 'ga' })).toEqual({
    query: 'ga',
    active: 0,
  });
  expect(dialogReducer({ query: 'g', active: 3 }, { type: 'typed', query: ' ' }).active).toBe(-1);
});

it.each([
  // [active, step, count, next]
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [0, 1, 0, -1],
] as const)('R-SEARCH-2: arrows go round: %i by %i of %i is %i', (active, step, count, next) => {
  expect(dialogReducer({ query: 'gas', active }, { type: 'moved', step, count }).active).toBe(next);
});
