import { describe, expect, it } from 'vitest';
import { TRACKS } from '../docs/_data/tracks';
import { CHARTS } from './charts';

const rows = (name: string) => CHARTS[name]?.table.rows ?? [];

describe('figures that charts and their tables show, worked out by hand', () => {
  it('locks of conviction: 7 days, doubled with each level', () => {
    expect(rows('conviction').map(([, votes, days]) => [votes, days])).toEqual([
      ['0.1', '0'],
      ['1', '7'],
      ['2', '14'],
      ['3', '28'],
      ['4', '56'],
      ['5', '112'],
      ['6', '224'],
    ]);
  });

  it.each([
    // 0.85 × 0.5849 of the supply earns 5.78 % of the supply: 11.63 %.
    ['85', '11.63', '5.78', '0'],
    // 2 % above the ideal, half of the 4.78 % above the minimum is left: 1 % + 2.39 %.
    ['87', '6.66', '3.39', '0'],
    // 30 % of 0.05 × 0.5849 is paid; the curve yields 1 % + 4.78 % × 5 / 85.
    ['5', '30', '0.88', '0.4'],
  ])('with %s %% staked', (...expected) => {
    expect(rows('staking-return')).toContainEqual(expected);
  });

  it.each([
    ['root, treasurer', 'Approval', '100', '50'],
    ['root, treasurer', 'Support', '50', '0'],
    ['whitelisted_caller', 'Support', '50', '5'],
    ['small_tipper', 'Approval', '100', '50'],
    ['bridge_admin', 'Approval', '100', '60'],
    ['bridge_admin', 'Support', '30', '10'],
    ['bridge_pauser', 'Approval', '75', '75'],
    ['bridge_pauser', 'Support', '10', '10'],
  ])('%s: %s starts and ends where its track says', (tracks, curve, start, end) => {
    const row = rows('track-curves').find((cells) => cells[0] === tracks && cells[1] === curve);
    expect([row?.[2], row?.at(-1)]).toEqual([start, end]);
  });

  it('support of root falls in a straight line', () => {
    expect(rows('track-curves')).toContainEqual(['root, treasurer', 'Support', '50', '37.5', '25', '12.5', '0']);
  });

  it('the table of curves has every track', () => {
    const names = rows('track-curves').flatMap(([tracks = '']) => tracks.split(', '));
    expect(new Set(names)).toEqual(new Set(Object.keys(TRACKS.referenda)));
  });
});

describe('each drawing', () => {
  const panels = Object.values(CHARTS).flatMap((chart) => chart.panels);

  it.each(panels)('$title stays within its axes', ({ x, y, series }) => {
    const [left = 0, right = 0] = [x.ticks[0], x.ticks.at(-1)];
    const [bottom = 0, top = 0] = [y.ticks[0], y.ticks.at(-1)];
    for (const [px, py] of series.flatMap(({ points }) => points)) {
      expect(px >= left && px <= right && py >= bottom - 1e-6 && py <= top + 1e-6).toBe(true);
    }
  });

  it.each(panels)('$title has a text alternative and units', ({ description, x, y }) => {
    expect(description).toMatch(/^[^]{30,}\.$/);
    expect(`${x.label} ${y.label}`).toMatch(/%|days|Votes/);
  });
});
