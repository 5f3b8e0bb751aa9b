import type { Quantity } from '../../docs/_data/types';

/** What figures are converted with; all of it comes from the data itself. */
export interface Scale {
  blockMs: number;
  blocksPerSession: number;
  sessionsPerEra: number;
  planckPerToken: bigint;
  planckPerGas: bigint;
  symbol: string;
}

/** Forms of each unit, the one that is shown unless a page asks for another first. */
export const FORMS = {
  planck: ['token', 'planck', 'number', 'raw'],
  gas: ['gas', 'price', 'number', 'raw'],
  ms: ['duration', 'ms', 'number', 'raw'],
  blocks: ['full', 'blocks', 'duration', 'number', 'raw'],
  sessions: ['full', 'sessions', 'blocks', 'duration', 'number', 'raw'],
  eras: ['full', 'eras', 'blocks', 'duration', 'number', 'raw'],
  bytes: ['size', 'bytes', 'number', 'raw'],
  percent: ['percent', 'number', 'raw'],
  count: ['count', 'number', 'raw'],
  text: ['text'],
} as const satisfies Record<Quantity['unit'], readonly string[]>;

/** Units that have parts: half a percent, but no half block. */
const DIVISIBLE: readonly Quantity['unit'][] = ['percent', 'count'];

/** Below a millionth of a token, an amount reads better in its base unit. */
const PLANCK_LIMIT = 1_000_000n;

/**
 * A figure as text.
 *
 * Input: `{ value: 2400, unit: 'blocks' }`. Output: `2,400 blocks (2 hours)`, or with the form `duration`: `2 hours`.
 *
 * @param form - one of the forms of the unit; the first one if left out
 * @returns `undefined` if the unit has no such form
 * @throws Error if the value is none that the unit can have: it would come out as another one
 */
export function formatQuantity(quantity: Quantity, scale: Scale, form?: string): string | undefined {
  const { value, unit } = quantity;
  const forms: readonly string[] = FORMS[unit];
  const chosen = form ?? forms[0] ?? '';
  if (!forms.includes(chosen)) return undefined;
  if (typeof value === 'string') return value;
  const isWhole = typeof value === 'bigint' || Number.isInteger(value);
  if (!(value >= 0) || !Number.isFinite(Number(value)) || !(isWhole || DIVISIBLE.includes(unit))) {
    throw new Error(
      `holds ${value} ${unit}: a figure is 0 or more, and whole unless it is of ${DIVISIBLE.join(' or ')}`,
    );
  }
  switch (chosen) {
    case 'raw':
      return String(value);
    case 'number':
      return grouped(value);
    case 'token':
      return amount(BigInt(value), scale);
    case 'price':
      return amount(BigInt(value) * scale.planckPerGas, scale);
    case 'size':
      return size(Number(value));
    case 'percent':
      return `${grouped(value)}%`;
    case 'duration':
      return duration(toBlocks(quantity, scale) * scale.blockMs);
    case 'full':
      return `${counted(value, unit)} (${duration(toBlocks(quantity, scale) * scale.blockMs)})`;
    case 'blocks':
      return counted(toBlocks(quantity, scale), 'blocks');
    case 'count':
      return counted(value, 'noun' in quantity ? (quantity.noun ?? '') : '');
    default:
      return counted(value, unit);
  }
}

function toBlocks({ value, unit }: Quantity, { blockMs, blocksPerSession, sessionsPerEra }: Scale): number {
  const factor = { ms: 1 / blockMs, sessions: blocksPerSession, eras: blocksPerSession * sessionsPerEra };
  return Number(value) * (unit === 'ms' || unit === 'sessions' || unit === 'eras' ? factor[unit] : 1);
}

/** Plural units that look the same for one. */
const UNCOUNTED = ['planck', 'gas', 'ms', ''];
/** Endings of plurals, and what remains of them; the first that fits counts. Not that of `MiB/s`. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|sh|ch|x)es$/, ''],
  [/(?<=[a-z])s$/, ''],
  [/(?<=referend)a$/, 'um'],
];

function counted(value: bigint | number, noun: string): string {
  const isOne = Number(value) === 1 && !UNCOUNTED.includes(noun);
  const plural = isOne ? PLURALS.find(([ending]) => ending.test(noun)) : undefined;
  return `${grouped(value)} ${plural ? noun.replace(...plural) : noun}`.trim();
}

const grouped = (value: bigint | number) => value.toLocaleString('en-US', { maximumFractionDigits: 12 });

function amount(planck: bigint, { planckPerToken, symbol }: Scale): string {
  if (planck > 0n && planck < PLANCK_LIMIT) return `${grouped(planck)} planck`;
  const decimals = String(planckPerToken).length - 1;
  const fraction = String(planck % planckPerToken)
    .padStart(decimals, '0')
    .replace(/0+$/, '');
  return `${grouped(planck / planckPerToken)}${fraction && `.${fraction}`} ${symbol}`;
}

function size(bytes: number): string {
  for (const [index, unit] of ['GiB', 'MiB', 'KiB'].entries()) {
    const factor = 1024 ** (3 - index);
    if (bytes >= factor && bytes % factor === 0) return `${grouped(bytes / factor)} ${unit}`;
  }
  return counted(bytes, 'bytes');
}

const STEPS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
  ['ms', 1],
] as const;

function duration(ms: number): string {
  let rest = Math.round(ms);
  const parts = STEPS.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count ? [counted(count, unit)] : [];
  });
  return parts.join(' ') || counted(0, 'seconds');
}
