import { describe, expect, it } from 'vitest';
import { type Failure, hostsOf, patience, planOf } from './hosts';

describe('R-SEARCH-4: hosts', () => {
  it('asks the nearest first, then the others in any order', () => {
    const places = [0.7, 0.1, 0.5];
    expect(hostsOf('ABC', () => places.shift() ?? 0)).toEqual([
      'https://ABC-dsn.algolia.net',
      'https://ABC-2.algolianet.com',
      'https://ABC-3.algolianet.com',
      'https://ABC-1.algolianet.com',
    ]);
  });

  const down = (since: number): Failure => ({ kind: 'down', since });
  const slow = (since: number): Failure => ({ kind: 'timed out', since });
  it.each<[string, Record<string, Failure>, string, number]>([
    // [what, failures at 0 ms, order at 120,000 ms, hosts too slow]
    ['all hosts', {}, 'a b c', 0],
    ['no host that is down', { a: down(0) }, 'b c', 0],
    ['a slow host last', { a: slow(0) }, 'b c a', 1],
    ['a host again after 120 s', { a: down(-1), b: slow(-1) }, 'a b c', 0],
    ['all hosts when all are down', { a: down(0), b: down(0), c: down(0) }, 'a b c', 0],
    ['slow hosts when the others are down', { a: slow(0), b: down(0), c: down(0) }, 'a', 1],
  ])('asks %s', (_what, failures, order, timedOut) => {
    expect(planOf(['a', 'b', 'c'], new Map(Object.entries(failures)), 120_000)).toEqual({
      order: order.split(' '),
      timedOut,
    });
  });

  it.each([
    [0, 0, 1],
    [0, 1, 4],
    [0, 2, 5],
    [1, 0, 4],
    [2, 1, 6],
  ])('with %i hosts too slow before and %i now, waits %i times as long', (planned, met, factor) => {
    expect(patience(planned, met)).toBe(factor);
  });
});
