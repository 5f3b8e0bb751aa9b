import { describe, expect, it } from 'vitest';
import { annualPayout, normalizedInflation } from './inflation';

const PARAMETERS = { minInflation: 0.01, targetInflation: 0.06, idealStake: 0.85, falloff: 0.02, maxRoi: 0.3 };
const SUPPLY = 10_000_000_000;
const STAKEABLE = 0.4849;

describe('normalizedInflation', () => {
  it.each([
    [0, 0],
    [0.425, 0.5],
    [0.85, 1],
    [0.87, 0.5],
    [0.91, 0.125],
  ])('at %f is %f', (stake, expected) => {
    expect(normalizedInflation(stake, 0.85, 0.02)).toBeCloseTo(expected, 12);
  });
});

describe('annualPayout', () => {
  // Stake in percent, tokens to stakers, tokens above the cap: `annual_inflation_is_correct` of the pallet.
  it.each([
    [0, 0, 100_000_000],
    [5, 72_735_000, 56_676_765],
    [10, 145_470_000, 13_353_529],
    [15, 188_235_294, 0],
    [50, 394_117_647, 0],
    [85, 600_000_000, 0],
    [90, 188_388_348, 0],
    [95, 115_625_000, 0],
    [100, 102_762_136, 0],
  ])('with %i %% staked pays what the test of the pallet expects', (percent, paid, surplus) => {
    const payout = annualPayout(percent / 100, STAKEABLE, PARAMETERS);
    expect(Math.round(payout.paid * SUPPLY)).toBe(paid);
    expect(Math.round(payout.surplus * SUPPLY)).toBe(surplus);
  });

  it('never returns more than the cap', () => {
    expect(annualPayout(0.05, STAKEABLE, PARAMETERS).roi).toBeCloseTo(0.3, 12);
    expect(annualPayout(0.85, STAKEABLE, PARAMETERS).roi).toBeCloseTo(0.06 / (0.85 * STAKEABLE), 12);
  });
});
