import type { Chart, Panel } from '../chart';
import { annualPayout, type InflationParameters } from '../formulas/inflation';

/** The model, and the part of the supply that cannot be staked, between 0 and 1. */
export type EconomyParameters = InflationParameters & { nonStakeableShare: number };

/** Staking ratios in percent. The curve has its corner at the ideal, so the points must hit it. */
const DRAWN = Array.from({ length: 200 }, (_, index) => (index + 1) / 2);
const LISTED = [5, 10, 20, 30, 40, 50, 60, 70, 80, 85, 87, 90, 95, 100];

const X = { label: 'Staked, % of what can be staked', ticks: [0, 20, 40, 60, 80, 100] };

/** What stakers earn, and what is created for them, at each staking ratio. */
export function stakingReturn(parameters: EconomyParameters): Chart {
  const at = (percent: number) => annualPayout(percent / 100, 1 - parameters.nonStakeableShare, parameters);
  const peak = parameters.idealStake * 100;
  const roi: Panel = {
    title: 'Return of stakers',
    description: `The return is capped at ${percent(parameters.maxRoi)}% a year while little is staked. It falls to ${percent(at(peak).roi)}% when ${peak}% of the stakeable supply is staked, and to ${percent(at(100).roi)}% when all of it is.`,
    x: X,
    y: { label: '% of the stake a year', ticks: [0, 10, 20, 30] },
    series: [{ name: 'Return', points: DRAWN.map((x) => [x, 100 * at(x).roi]) }],
  };
  const paid: Panel = {
    title: 'Paid to stakers',
    description: `The payout grows in a straight line from ${percent(parameters.minInflation)}% of the total supply to ${percent(at(peak).paid)}% at ${peak}% staked, less what is above the cap. Beyond that, the part above the minimum halves with each further ${percent(parameters.falloff)}% staked.`,
    x: X,
    y: { label: '% of the total supply a year', ticks: [0, 2, 4, 6] },
    series: [
      { name: 'Paid', points: DRAWN.map((x) => [x, 100 * at(x).paid]) },
      { name: 'Inflation curve', points: DRAWN.map((x) => [x, 100 * at(x).inflation]) },
    ],
  };
  return {
    title: 'Return and payout of a year, by how much is staked',
    panels: [roi, paid],
    table: {
      // Short, so that a phone shows the numbers below them. The page says of what they are shares.
      head: ['Staked, %', 'Return, %', 'Paid, %', 'Not paid, %'],
      rows: LISTED.map((x) => {
        const { roi, paid, surplus } = at(x);
        return [String(x), percent(roi), percent(paid), percent(surplus)];
      }),
    },
  };
}

/** At most two decimals. */
function percent(share: number): string {
  return String(Math.round(share * 10_000) / 100);
}
