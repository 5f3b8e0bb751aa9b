import { readFileSync } from 'node:fs';

import type { GearApi } from '@gear-js/api';
import { beforeAll, describe, expect, it } from 'vitest';

import { slashFraction } from '../src/slash';
import {
  bondAndNominate,
  candidates,
  claimFromPool,
  compoundInPool,
  joinPool,
  keyState,
  limits,
  payout,
  pendingSlashes,
  startValidating,
  stop,
  unpaid,
  VARA,
  withdraw,
} from '../src/staking';
import { StubNode } from './support/stubNode';

const ALICE = 'kGkLEU3e3XXkJp2WK4eNpVmSab5xUNL9QtmLPh8QfCL2EgotW';
const KEYS = `0x${'11'.repeat(128)}` as const;

/** Storage in which nothing is set. */
const EMPTY = {
  state_queryStorageAt: (params: unknown[]) => [
    { block: `0x${'22'.repeat(32)}`, changes: (params[0] as string[]).map((key) => [key, null]) },
  ],
  state_subscribeStorage: () => null,
  state_getStorage: () => null,
  state_getKeysPaged: () => [],
};

let api: GearApi;
beforeAll(async () => {
  api = await new StubNode(EMPTY).api();
});

describe('calls exist in the runtime of the documented release', () => {
  it('bonding and nominating are one transaction', () => {
    const { method } = bondAndNominate(api, 100n * VARA, [ALICE]);
    expect(method.toHuman()).toMatchObject({
      section: 'utility',
      method: 'batchAll',
      args: {
        calls: [{ method: 'bond', args: { value: expect.any(String), payee: 'Staked' } }, { method: 'nominate' }],
      },
    });
  });

  it('a validator bonds before it sets keys, and its commission is in billionths', () => {
    const { method } = startValidating(api, 100n * VARA, KEYS, 5);
    const calls = (method.toHuman() as { args: { calls: { method: string; args: object }[] } }).args.calls;
    expect(calls.map((call) => call.method)).toEqual(['bond', 'setKeys', 'validate']);
    expect(calls[2]?.args).toMatchObject({ prefs: { commission: '5.00%', blocked: false } });
  });

  it.each([
    ['nominationPools.join', () => joinPool(api, 10n * VARA, 1)],
    ['nominationPools.claimPayout', () => claimFromPool(api)],
    ['nominationPools.bondExtra', () => compoundInPool(api)],
    ['staking.payoutStakersByPage', () => payout(api, ALICE, { era: 1, page: 0 })],
  ])('%s', (name, build) => {
    const { section, method } = build().method;
    expect(`${section}.${method}`).toBe(name);
  });
});

describe('what is read exists in the runtime of the documented release', () => {
  it('limits are zero on a chain where nothing is set', async () => {
    const values = Object.values(await limits(api)).map(Number);
    expect(values).toEqual(Array.from(values, () => 0));
    expect(values).toHaveLength(7);
  });

  it('an account that was never slashed withdraws with zero slashing spans', async () => {
    expect((await withdraw(api, ALICE)).method.args[0]?.toString()).toBe('0');
  });

  it('a chain without slashes has none pending', async () => {
    expect(await pendingSlashes(api)).toEqual([]);
  });

  it('a chain before its first era says so by an error', async () => {
    await expect(unpaid(api, ALICE)).rejects.toThrow();
  });
});

describe('the fraction of a slash', () => {
  it.each([
    [1, 100, 0.0009],
    [10, 100, 0.09],
    [34, 100, 1],
    [90, 100, 1],
  ])('%i of %i validators', (offenders, validators, fraction) => {
    expect(slashFraction(offenders, validators)).toBeCloseTo(fraction, 10);
  });

  it('fills the table of the page on staking', () => {
    const lines = readFileSync(new URL('../../../docs/staking/index.mdx', import.meta.url), 'utf8').split('\n');
    const start = lines.findIndex((line) => line.startsWith('| Offenders |'));
    const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
    const [head = [], , ...rows] = lines.slice(start, start + length).map((line) => line.split('|').slice(1, -1));
    const sets = head.slice(1).map((cell) => Number(/\d+/.exec(cell)?.[0]));
    expect(rows.length).toBeGreaterThan(2);
    for (const [offenders, ...shown] of rows) {
      const expected = sets.map((set) => `${Number((slashFraction(Number(offenders), set) * 100).toFixed(4))}%`);
      expect(shown.map((cell) => cell.trim())).toEqual(expected);
    }
  });
});

describe('what staking storage says', () => {
  const of =
    <T>(value: T) =>
    async () =>
      value;
  const some = <T>(value: T) => ({ isSome: true, isNone: false, unwrap: () => value, unwrapOr: () => value });
  const hex = (text: string) => ({ toHex: () => text });
  const balance = (value: bigint) => ({ toBigInt: () => value });

  it('commission is in percent, and who blocks takes no nominations', async () => {
    const entry = [{ args: [ALICE] }, { blocked: { isFalse: false }, commission: { toNumber: () => 50_000_000 } }];
    const reading = { query: { staking: { validators: { entries: of([entry]) } } } } as unknown as GearApi;
    expect(await candidates(reading)).toEqual([{ stash: ALICE, commission: 5, open: false }]);
  });

  it('stopping unlocks all that is active', async () => {
    const ledger = of(some({ active: balance(7n * VARA), unlocking: [] }));
    const reading = { query: { staking: { ledger } }, tx: api.tx } as unknown as GearApi;
    const { method } = await stop(reading, ALICE);
    expect(method.toJSON()).toMatchObject({
      args: { calls: [{}, { args: { value: 7_000_000_000_000 } }] },
    });
  });

  it('leaves no slashing span out when it withdraws', async () => {
    const spans = of(some({ prior: [1, 2] }));
    const reading = { query: { staking: { slashingSpans: spans } }, tx: api.tx } as unknown as GearApi;
    expect((await withdraw(reading, ALICE)).method.args[0]?.toJSON()).toBe(3);
  });

  it('keys are active when the first of them, that of BABE, makes blocks', async () => {
    const keys = `0x${'11'.repeat(32)}${'22'.repeat(96)}` as const;
    const reading = {
      query: {
        session: { nextKeys: of(some(hex(keys))), queuedKeys: of([[ALICE, hex(keys)]]) },
        babe: { authorities: of([[hex(`0x${'11'.repeat(32)}`), 1]]) },
      },
    } as unknown as GearApi;
    expect(await keyState(reading, ALICE, keys)).toEqual({ set: true, queued: true, active: true });
  });
});
