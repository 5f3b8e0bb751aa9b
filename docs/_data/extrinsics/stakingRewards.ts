import type { ExtrinsicEntry, Field } from '../types';

const SOURCE = 'gear:vara/pallets/staking-rewards/src/lib.rs';

const VALUE: Field = { name: 'value', type: 'u128', unit: 'planck', meaning: 'Tokens to move' };
const RATIO: readonly Field[] = [
  { name: 'p', type: 'u64', meaning: 'Numerator of the share' },
  { name: 'n', type: 'u64', meaning: 'Denominator of the share' },
];

export const STAKING_REWARDS = {
  refill: {
    index: 0,
    summary: 'Gives tokens to the pool from which staking rewards are offset.',
    params: [VALUE],
    origin: 'signed',
    pays: 'transaction fee and `value`',
    errors: ['FailureToRefillPool'],
    events: ['Deposited'],
    note: 'The tokens do not come back.',
    source: SOURCE,
  },
  force_refill: {
    index: 1,
    summary: 'Moves tokens of an account to the pool.',
    params: [{ name: 'from', type: 'MultiAddress', meaning: 'Account that gives' }, VALUE],
    origin: 'root',
    pays: 'nothing when governance calls it',
    errors: ['FailureToRefillPool'],
    events: ['Deposited'],
    source: SOURCE,
  },
  withdraw: {
    index: 2,
    summary: 'Moves tokens of the pool to an account.',
    params: [{ name: 'to', type: 'MultiAddress', meaning: 'Account that receives' }, VALUE],
    origin: 'root',
    pays: 'nothing when governance calls it',
    errors: ['FailureToWithdrawFromPool'],
    events: ['Withdrawn'],
    source: SOURCE,
  },
  set_target_inflation: {
    index: 3,
    summary: 'Sets the yearly inflation at the ideal stake to `p / n`.',
    params: RATIO,
    origin: 'root',
    pays: 'nothing when governance calls it',
    errors: [],
    events: ['TargetInflationChanged'],
    source: SOURCE,
  },
  set_ideal_staking_ratio: {
    index: 4,
    summary: 'Sets the ideal stake to `p / n` of the stakeable tokens.',
    params: RATIO,
    origin: 'root',
    pays: 'nothing when governance calls it',
    errors: [],
    events: ['IdealStakingRatioChanged'],
    source: SOURCE,
  },
} as const satisfies Record<string, ExtrinsicEntry>;
