/** What the runtime knows when it computes the reward of an era. Shares are between 0 and 1. */
export interface InflationParameters {
  /** Annual inflation while nothing is staked. */
  minInflation: number;
  /** Annual inflation at the ideal staking ratio, where it is highest. */
  targetInflation: number;
  /** Share of the stakeable supply at which inflation is highest. */
  idealStake: number;
  /** By how much the staking ratio must exceed the ideal for the inflation above the minimum to halve. */
  falloff: number;
  /** The most that stakers earn in a year, as a share of their stake. */
  maxRoi: number;
}

/** A year at an unchanged staking ratio, as shares: of the total supply, but `roi` of the stake. */
export interface AnnualPayout {
  /** What the curve yields. */
  inflation: number;
  /** The part that goes to stakers. */
  paid: number;
  /** The part above the cap. */
  surplus: number;
  /** What stakers earn on their stake. */
  roi: number;
}

/**
 * The inflation curve, scaled to 1 at the ideal: a straight line up to it, then a half-life of `falloff`.
 *
 * `compute_inflation` of substrate/frame/staking/reward-fn/src/lib.rs
 */
export function normalizedInflation(stake: number, idealStake: number, falloff: number): number {
  return stake < idealStake ? stake / idealStake : 2 ** ((idealStake - stake) / falloff);
}

/**
 * What a year at this staking ratio creates, and for whom.
 *
 * `compute_total_payout` of vara/pallets/staking-rewards/src/inflation.rs, for a period of one year
 *
 * @param stake - staked part of the stakeable supply
 * @param stakeable - stakeable part of the total supply
 */
export function annualPayout(stake: number, stakeable: number, parameters: InflationParameters): AnnualPayout {
  const { minInflation, targetInflation, idealStake, falloff, maxRoi } = parameters;
  const inflation = minInflation + (targetInflation - minInflation) * normalizedInflation(stake, idealStake, falloff);
  const staked = stake * stakeable;
  const paid = Math.min(inflation, maxRoi * staked);
  return { inflation, paid, surplus: inflation - paid, roi: staked > 0 ? paid / staked : 0 };
}
