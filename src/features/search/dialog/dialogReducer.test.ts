import { describe, expect, it } from 'vitest';
import { activeOption, dialogReducer, NOTHING_DONE } from './dialogReducer';

const IDS = ['a', 'b', 'c'];

describe('R-SEARCH-2: the active option', () => {
  it.each([
    // [options, are they results, chosen, active]
    [IDS, false, undefined, -1],
    [IDS, true, undefined, 0],
    [[], true, undefined, -1],
    [IDS, true, 'b', 1],
    [IDS, false, 'b', 1],
    [['new', 'a', 'b'], true, 'b', 2],
    [IDS, true, 'gone', 0],
    [IDS, false, 'gone', -1],
  ])('of %j (results: %s), moved to %s, is %i', (ids, areResults, chosen, active) => {
    expect(activeOption({ ...NOTHING_DONE, chosen }, ids, areResults)).toBe(active);
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
    expect(dialogReducer(NOTHING_DONE, { type: 'moved', step, active, ids }).chosen).toBe(chosen);
  });

  it('is the best one again when something else is typed', () => {
    const pointed = dialogReducer(NOTHING_DONE, { type: 'pointed', id: 'b' });
    expect(dialogReducer(pointed, { type: 'typed' })).toEqual(NOTHING_DONE);
  });
});

it('R-SEARCH-1: an Enter that came before the answer counts until the reader does something else', () => {
  const entered = dialogReducer(NOTHING_DONE, { type: 'entered' });
  expect(entered.isEntered).toBe(true);
  expect(dialogReducer(entered, { type: 'typed' }).isEntered).toBe(false);
  expect(dialogReducer(entered, { type: 'pointed', id: 'b' }).isEntered).toBe(false);
  expect(dialogReducer(entered, { type: 'moved', step: 1, active: 0, ids: IDS }).isEntered).toBe(false);
});
