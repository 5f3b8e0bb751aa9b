import { expect, it } from 'vitest';
import { trackCurves } from './trackCurves';

const line = (ceil: number, floor: number) => ({ kind: 'linear', length: 28, period: 28, floor, ceil }) as const;
const curves = { approval: line(100, 50), support: line(50, 0) };

const chart = trackCurves(
  { a: curves, b: curves, c: curves, other: { approval: line(100, 50), support: line(10, 10) } },
  ['c', 'other'],
);

it('draws tracks with the same curves once, and tracks with another support apart', () => {
  expect(chart.panels.map(({ title }) => title)).toEqual(['a, b and 1 more', 'other']);
  expect(chart.table.rows.map(([names]) => names)).toEqual(['a, b, c', 'a, b, c', 'other', 'other']);
});

it('says in words how a threshold falls, or that it stays', () => {
  expect(chart.panels.map(({ description }) => description)).toEqual([
    'a, b, c: approval falls from 100% to 75% at half time and 50% at the end, support falls from 50% to 25% at half time and 0% at the end.',
    'other: approval falls from 100% to 75% at half time and 50% at the end, support stays at 10%.',
  ]);
});
