import { describe, expect, it } from 'vitest';
import type { Quantity } from '../../docs/_data/types';
import { SCALE } from './fixture';
import { formatQuantity } from './formatQuantity';

const cases: [Quantity, Record<string, string>][] = [
  [
    { value: 1_000_000_000_000n, unit: 'planck' },
    { token: '1 VARA', planck: '1,000,000,000,000 planck', number: '1,000,000,000,000', raw: '1000000000000' },
  ],
  [{ value: 94_500_000_000_000n, unit: 'planck' }, { token: '94.5 VARA' }],
  [{ value: 15_000_000_000_000_000_000n, unit: 'planck' }, { token: '15,000,000 VARA' }],
  [{ value: 100n, unit: 'planck' }, { token: '100 planck' }],
  [{ value: 999_999n, unit: 'planck' }, { token: '999,999 planck' }],
  [{ value: 1_000_000n, unit: 'planck' }, { token: '0.000001 VARA' }],
  [{ value: 0n, unit: 'planck' }, { token: '0 VARA' }],
  [
    { value: 750_000_000_000, unit: 'gas' },
    { gas: '750,000,000,000 gas', price: '75 VARA' },
  ],
  [
    { value: 3000, unit: 'ms' },
    { duration: '3 seconds', ms: '3,000 ms' },
  ],
  [
    { value: 0, unit: 'blocks' },
    { full: '0 blocks (0 seconds)', blocks: '0 blocks', duration: '0 seconds' },
  ],
  [{ value: 1500, unit: 'ms' }, { duration: '1 second 500 ms' }],
  [{ value: 31_557_600_000, unit: 'ms' }, { duration: '365 days 6 hours' }],
  [
    { value: 2400, unit: 'blocks' },
    { full: '2,400 blocks (2 hours)', blocks: '2,400 blocks', duration: '2 hours' },
  ],
  [
    { value: 1, unit: 'blocks' },
    { full: '1 block (3 seconds)', duration: '3 seconds' },
  ],
  [{ value: 20, unit: 'blocks' }, { full: '20 blocks (1 minute)' }],
  [
    { value: 6, unit: 'sessions' },
    { full: '6 sessions (12 hours)', blocks: '14,400 blocks' },
  ],
  [
    { value: 13, unit: 'eras' },
    { full: '13 eras (6 days 12 hours)', eras: '13 eras', blocks: '187,200 blocks' },
  ],
  [
    { value: 524_288, unit: 'bytes' },
    { size: '512 KiB', bytes: '524,288 bytes' },
  ],
  [{ value: 2_147_483_648, unit: 'bytes' }, { size: '2 GiB' }],
  [{ value: 1_610_612_736, unit: 'bytes' }, { size: '1,536 MiB' }],
  [{ value: 0, unit: 'bytes' }, { size: '0 bytes' }],
  [{ value: 1500, unit: 'bytes' }, { size: '1,500 bytes' }],
  [{ value: 1000, unit: 'bytes' }, { size: '1,000 bytes' }],
  [
    { value: 5.78, unit: 'percent' },
    { percent: '5.78%', number: '5.78' },
  ],
  [{ value: 1500, unit: 'percent' }, { percent: '1,500%' }],
  [{ value: 0.000_000_1, unit: 'percent' }, { percent: '0.0000001%' }],
  [
    { value: 1024, unit: 'count', noun: 'messages' },
    { count: '1,024 messages', number: '1,024', raw: '1024' },
  ],
  [{ value: 1, unit: 'count', noun: 'proxies' }, { count: '1 proxy' }],
  [{ value: 1, unit: 'count', noun: 'addresses' }, { count: '1 address' }],
  [{ value: 1, unit: 'count', noun: 'MiB/s' }, { count: '1 MiB/s' }],
  [{ value: 1, unit: 'count', noun: 'referenda' }, { count: '1 referendum' }],
  [{ value: 137, unit: 'count' }, { count: '137' }],
  [{ value: 0.0625, unit: 'count' }, { count: '0.0625' }],
  [{ value: 'VARA', unit: 'text' }, { text: 'VARA' }],
];

describe('formatQuantity', () => {
  it.each(
    cases.flatMap(([quantity, forms]) => Object.entries(forms).map(([form, text]) => ({ quantity, form, text }))),
  )('$quantity.value $quantity.unit as $form is $text', ({ quantity, form, text }) => {
    expect(formatQuantity(quantity, SCALE, form)).toBe(text);
  });

  it.each(cases)('takes the first form of the unit unless asked otherwise', (quantity, forms) => {
    expect(formatQuantity(quantity, SCALE)).toBe(Object.values(forms)[0]);
  });

  it.each<Quantity>([
    { value: -1_500_000_000_000n, unit: 'planck' },
    { value: -1000, unit: 'ms' },
    { value: 0.4, unit: 'ms' },
    { value: 1.5, unit: 'gas' },
    { value: NaN, unit: 'blocks' },
    { value: Infinity, unit: 'count' },
  ])('refuses $value $unit, which would come out as another figure', (quantity) => {
    expect(() => formatQuantity(quantity, SCALE)).toThrow(`holds ${quantity.value} ${quantity.unit}: a figure is`);
  });

  it('knows no form that the unit does not have', () => {
    expect(formatQuantity({ value: 1, unit: 'blocks' }, SCALE, 'size')).toBeUndefined();
  });
});
