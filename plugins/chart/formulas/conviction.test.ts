import { expect, it } from 'vitest';
import { CONVICTIONS } from './conviction';

it('has the levels and lock periods of the pallet', () => {
  expect(CONVICTIONS.map(({ name, votes, periods }) => [name, votes, periods])).toEqual([
    ['None', 0.1, 0],
    ['Locked1x', 1, 1],
    ['Locked2x', 2, 2],
    ['Locked3x', 3, 4],
    ['Locked4x', 4, 8],
    ['Locked5x', 5, 16],
    ['Locked6x', 6, 32],
  ]);
});
