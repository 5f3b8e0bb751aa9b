/** A level of conviction: how much a vote counts, and how long its tokens stay locked if it wins. */
export interface Conviction {
  /** As extrinsics take it. */
  name: string;
  /** Votes for each token. */
  votes: number;
  /** Lock, in voting lock periods. */
  periods: number;
}

const LEVELS = [1, 2, 3, 4, 5, 6];

/**
 * All levels: each vote above 1 doubles the lock.
 *
 * `Conviction::lock_periods` and `Conviction::votes` of substrate/frame/conviction-voting/src/conviction.rs
 */
export const CONVICTIONS: readonly Conviction[] = [
  { name: 'None', votes: 0.1, periods: 0 },
  ...LEVELS.map((level) => ({ name: `Locked${level}x`, votes: level, periods: 2 ** (level - 1) })),
];
