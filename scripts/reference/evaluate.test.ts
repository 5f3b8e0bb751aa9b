import { describe, expect, it } from 'vitest';
import { evaluate, readConstants } from './evaluate';

const ENVIRONMENT = new Map<string, bigint>([
  ['MINUTES', 20n],
  ['ECONOMIC_CENTIUNITS', 3n],
]);

describe('evaluate', () => {
  it.each<[string, number | bigint | undefined]>([
    ['1_000', 1000n],
    ['578u64', 578n],
    ['3 * MINUTES', 60n],
    ['2 + 3 * 4 - 6 / 2', 11n],
    ['(2 + 3) * 4', 20n],
    ['60_000 / (3000 as BlockNumber)', 20n],
    ['Perquintill::from_percent(30)', 30],
    ['Perquintill::from_rational(578u64, 10_000u64)', 5.78],
    ['Percent::one()', 100],
    ['deposit(1, 8)', 189n],
    ['UNKNOWN * 2', undefined],
    ['Perbill::zero()', 0],
    ['Perquintill::from_percent(UNKNOWN)', undefined],
    ['deposit(1, UNKNOWN)', undefined],
    ['Default::default()', undefined],
    ['<A as B>::get()', undefined],
    ['(2 + 3', undefined],
    ['1 << 20', undefined],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression, ENVIRONMENT)).toBe(value);
  });
});

describe('readConstants', () => {
  const source = `
    pub const HOURS: BlockNumber = MINUTES * 60; // an hour
    const LATE: u32 = 2 * EARLY;
    const EARLY: u32 = 4;
    // const EARLY: u32 = 5;
    pub RuntimeThing: u32 = 7;
    type MaxVotes = ConstU32<512>;
    type Expiration = ConstU32<{ 7 * HOURS }>;
    type LengthToFee = ConstantMultiplier<u128, ConstU128<VALUE_PER_GAS>>;
    stack_height: Some(STACK),
    globals: 256,
    LATE: 3,
    target: Perquintill::from_percent(85),
    #[arg(long, default_value_t = 64)]
    pub multiplier: u64,
  `;
  const constants = readConstants(source, new Map([...ENVIRONMENT, ['VALUE_PER_GAS', 100n], ['STACK', 9n]]));

  it.each<[string, number | bigint]>([
    ['HOURS', 1200n],
    ['LATE', 8n],
    ['RuntimeThing', 7n],
    ['MaxVotes', 512n],
    ['Expiration', 8400n],
    ['LengthToFee', 100n],
    ['stack_height', 9n],
    ['globals', 256n],
    ['target', 85],
    ['multiplier', 64n],
    ['MINUTES', 20n],
  ])('%s is %s', (name, value) => {
    expect(constants.get(name)).toBe(value);
  });
});
