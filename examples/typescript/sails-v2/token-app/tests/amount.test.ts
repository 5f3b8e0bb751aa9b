import { describe, expect, it } from 'vitest';

import { formatAmount, parseAmount } from '../src/amount';

// #region test-amount
describe('an amount of a token with 12 decimals', () => {
  it.each([
    ['1.5', 1_500_000_000_000n],
    [' 40 ', 40_000_000_000_000n],
    ['0.000000000001', 1n],
    // Beyond what a number holds exactly.
    ['9007199254740993', 9_007_199_254_740_993_000_000_000_000n],
  ])('reads %j', (text, units) => {
    expect(parseAmount(text, 12)).toBe(units);
  });

  it.each(['', '1,5', '-1', '1e3', '.5', '0x10', '0.0000000000001'])('refuses %j', (text) => {
    expect(parseAmount(text, 12)).toBeUndefined();
  });

  it.each(['0', '0.1', '1', '10', '123.000456'])('writes %j as it was typed', (text) => {
    expect(formatAmount(parseAmount(text, 12) ?? -1n, 12)).toBe(text);
  });
});
// #endregion test-amount

it('takes a token without decimals', () => {
  expect(parseAmount('7', 0)).toBe(7n);
  expect(parseAmount('7.5', 0)).toBeUndefined();
  expect(formatAmount(7n, 0)).toBe('7');
});
