import type { Chart } from '../chart';
import { CONVICTIONS } from '../formulas/conviction';

/** How votes and locks grow with conviction. */
export function convictionVotes(lockingPeriodDays: number): Chart {
  const levels = CONVICTIONS.map((level) => ({ ...level, days: level.periods * lockingPeriodDays }));
  return {
    title: 'Votes and lock of each conviction',
    panels: [
      {
        title: 'Conviction',
        description: `Votes for each VARA, by days of lock: ${levels.map(({ votes, days }) => `${votes} for ${days}`).join(', ')}.`,
        x: { label: 'Lock of a winning vote, days', ticks: [0, 50, 100, 150, 200, 250] },
        y: { label: 'Votes for each VARA', ticks: [0, 1, 2, 3, 4, 5, 6] },
        series: [
          {
            name: 'Conviction',
            points: levels.map(({ votes, days }) => [days, votes]),
            // The first two points are too close for two labels.
            labels: levels.map(({ votes }) => (votes < 1 ? '' : `${votes}×`)),
          },
        ],
      },
    ],
    table: {
      head: ['Conviction', 'Votes for each VARA', 'Lock of a winning vote, days'],
      rows: levels.map(({ name, votes, days }) => [name, String(votes), String(days)]),
    },
  };
}
