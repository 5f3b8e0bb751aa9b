import { describe, expect, it } from 'vitest';
import { thresholdOf } from './thresholdCurve';

describe('a linear curve', () => {
  const threshold = thresholdOf({ kind: 'linear', length: 17, period: 28, floor: 50, ceil: 100 });

  it.each([
    [0, 100],
    [8.5 / 28, 75],
    [17 / 28, 50],
    [1, 50],
  ])('at %f is %f percent', (elapsed, expected) => {
    expect(threshold(elapsed)).toBeCloseTo(expected, 9);
  });

  it('may be flat', () => {
    const flat = thresholdOf({ kind: 'linear', length: 14, period: 28, floor: 10, ceil: 10 });
    expect([flat(0), flat(0.3), flat(1)]).toEqual([10, 10, 10]);
  });
});

describe('a reciprocal curve', () => {
  it.each([
    ['approval of root', { delay: 4, period: 28, level: 80, floor: 50, ceil: 100 }],
    ['support of small spenders', { delay: 12, period: 28, level: 1, floor: 0, ceil: 50 }],
    ['approval of whitelisted calls', { delay: 16, period: 672, level: 96, floor: 50, ceil: 100 }],
  ])('%s starts, passes its level and ends where it should', (_, curve) => {
    const threshold = thresholdOf({ kind: 'reciprocal', ...curve });
    expect(threshold(0)).toBeCloseTo(curve.ceil, 5);
    expect(threshold(curve.delay / curve.period)).toBeCloseTo(curve.level, 5);
    expect(threshold(1)).toBeCloseTo(curve.floor, 5);
  });

  it('stays below a level that needs a factor above 1, as in the runtime', () => {
    // Factor 1: x² + x = 1 / 0.4, so xOffset is 1.1583, and 1 / (2/7 + 1.1583) - 1 / 2.1583 + 0.6 is 0.8292.
    const threshold = thresholdOf({ kind: 'reciprocal', delay: 8, period: 28, level: 85, floor: 60, ceil: 100 });
    const percent = [threshold(0), threshold(8 / 28), threshold(1)].map((value) => value.toFixed(2));
    expect(percent).toEqual(['100.00', '82.92', '60.00']);
  });

  it('falls the way that was worked out by hand', () => {
    // Through (0, 1), (1/2, 2/3), (1, 1/2): that is 1 / (x + 1).
    const threshold = thresholdOf({ kind: 'reciprocal', delay: 1, period: 2, level: 200 / 3, floor: 50, ceil: 100 });
    expect(threshold(0.25)).toBeCloseTo(80, 5);
    expect(threshold(0.75)).toBeCloseTo(100 / 1.75, 5);
  });
});
