import { readFileSync } from 'node:fs';

import type { GearApi } from '@gear-js/api';
import { BN } from '@polkadot/util';
import { beforeAll, describe, expect, it } from 'vitest';

import { slashFraction } from '../src/slash';
import {
  addToPool,
  bondAndNominate,
  candidates,
  claimFromPool,
  compoundInPool,
  eraClock,
  joinPool,
  keyState,
  leavePool,
  limits,
  payout,
  pendingSlashes,
  stakeOf,
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
        calls: [
          { method: 'bond', args: { value: expect.any(String), payee: 'Staked' } },
          { method: 'nominate' },
        ],
      },
    });
  });

  it('a validator bonds before it sets keys, and its commission is in billionths', () => {
    const { method } = startValidating(api, 100n * VARA, KEYS, 5);
    const calls = (method.toHuman() as { args: { calls: { method: string; args: object }[] } }).args
      .calls;
    expect(calls.map((call) => call.method)).toEqual(['bond', 'setKeys', 'validate']);
    expect(calls[2]?.args).toMatchObject({ prefs: { commission: '5.00%', blocked: false } });
  });

  it.each(['0x', KEYS.slice(0, -2), `${KEYS}11`])(
    'a validator sets four keys, and not %s',
    (keys) => {
      expect(() => startValidating(api, 100n * VARA, keys as typeof KEYS, 5)).toThrow(
        'Not four keys',
      );
    },
  );

  it.each([
    ['nominationPools.join', [10_000_000_000_000, 1], () => joinPool(api, 10n * VARA, 1)],
    ['nominationPools.claimPayout', [], () => claimFromPool(api)],
    ['nominationPools.bondExtra', [{ rewards: null }], () => compoundInPool(api)],
    [
      'nominationPools.bondExtra',
      [{ freeBalance: 10_000_000_000_000 }],
      () => addToPool(api, 10n * VARA),
    ],
    ['staking.payoutStakersByPage', [ALICE, 1, 0], () => payout(api, ALICE, { era: 1, page: 0 })],
  ])('%s', (name, args, build) => {
    const { section, method, args: given } = build().method;
    expect(`${section}.${method}`).toBe(name);
    expect(given.map((arg) => arg.toJSON())).toEqual(args);
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
    const lines = readFileSync(
      new URL('../../../docs/staking/index.mdx', import.meta.url),
      'utf8',
    ).split('\n');
    const start = lines.findIndex((line) => line.startsWith('| Offenders |'));
    const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
    const [head = [], , ...rows] = lines
      .slice(start, start + length)
      .map((line) => line.split('|').slice(1, -1));
    const sets = head.slice(1).map((cell) => Number(/\d+/.exec(cell)?.[0]));
    expect(rows.length).toBeGreaterThan(2);
    for (const [offenders, ...shown] of rows) {
      const expected = sets.map(
        (set) => `${Number((slashFraction(Number(offenders), set) * 100).toFixed(4))}%`,
      );
      expect(shown.map((cell) => cell.trim())).toEqual(expected);
    }
  });
});

describe('what staking storage says', () => {
  const of =
    <T>(value: T) =>
    async () =>
      value;
  const some = <T>(value: T) => ({
    isSome: true,
    isNone: false,
    unwrap: () => value,
    unwrapOr: () => value,
  });
  const hex = (text: string) => ({ toHex: () => text });
  const balance = (value: bigint) => ({ toBigInt: () => value });
  const number = (value: number) => ({ toNumber: () => value });

  it('commission is in percent, and who blocks takes no nominations', async () => {
    const entry = [
      { args: [ALICE] },
      { blocked: { isFalse: false }, commission: { toNumber: () => 50_000_000 } },
    ];
    const reading = {
      query: { staking: { validators: { entries: of([entry]) } } },
    } as unknown as GearApi;
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
    const reading = {
      query: { staking: { slashingSpans: spans } },
      tx: api.tx,
    } as unknown as GearApi;
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

  it('keys are not active while others are set, queued and in use', async () => {
    const others = `0x${'33'.repeat(128)}` as const;
    const reading = {
      query: {
        session: { nextKeys: of(some(hex(others))), queuedKeys: of([[ALICE, hex(others)]]) },
        babe: { authorities: of([[hex(`0x${'33'.repeat(32)}`), 1]]) },
      },
    } as unknown as GearApi;
    expect(await keyState(reading, ALICE, KEYS)).toEqual({
      set: false,
      queued: false,
      active: false,
    });
  });

  it('limits have the names that the chain gives them', async () => {
    const named = new Proxy({}, { get: (_, name) => of(name) });
    const reading = { query: { staking: named, nominationPools: named } } as unknown as GearApi;
    expect(await limits(reading)).toEqual({
      nominatorBond: 'minNominatorBond',
      validatorBond: 'minValidatorBond',
      poolJoin: 'minJoinBond',
      poolCreate: 'minCreateBond',
      commission: 'minCommission',
      seats: 'validatorCount',
      leastActiveStake: 'minimumActiveStake',
    });
  });

  it('the snapshot comes two phases before the election, which begins the last session', async () => {
    const [activeEra, eraLength, eraProgress, sessionLength] = [812, 14_400, 3_000, 2_400].map(
      (n) => new BN(n),
    );
    const progress = of({ activeEra, eraLength, eraProgress, sessionLength });
    const reading = { consts: api.consts, derive: { session: { progress } } } as unknown as GearApi;
    expect(await eraClock(reading)).toEqual({
      era: 812,
      progress: 3_000,
      snapshot: 10_800,
      election: 12_000,
      end: 14_400,
    });
  });

  it('a stake is what is active, and what unlocks with its eras', async () => {
    const unlocking = [{ era: number(815), value: balance(2n * VARA) }];
    const of7 = some({ active: balance(7n * VARA), unlocking });
    const reading = { query: { staking: { ledger: of(of7) } } } as unknown as GearApi;
    expect(await stakeOf(reading, ALICE)).toEqual({
      active: 7n * VARA,
      unlocking: [{ era: 815, value: 2n * VARA }],
    });
    expect(await stakeOf(api, ALICE)).toEqual({ active: 0n, unlocking: [] });
  });

  it('leaving a pool unlocks all points', async () => {
    const poolMembers = of(some({ points: 9_000n }));
    const reading = {
      query: { nominationPools: { poolMembers } },
      tx: api.tx,
    } as unknown as GearApi;
    const { method } = await leavePool(reading, ALICE);
    expect(method.args.map((arg) => arg.toJSON())).toEqual([{ id: ALICE }, 9_000]);
  });

  it('tells of a slash, with the era in which it is applied', async () => {
    const slash = { validator: ALICE, own: balance(5n * VARA), others: [1, 2, 3] };
    const entries = of([[{ args: [number(825)] }, [slash]]]);
    const reading = { query: { staking: { unappliedSlashes: { entries } } } } as unknown as GearApi;
    expect(await pendingSlashes(reading)).toEqual([
      { appliedIn: 825, index: 0, validator: ALICE, own: 5n * VARA, nominators: 3 },
    ]);
  });

  describe('rewards that nobody has claimed', () => {
    /** A validator in the eras before the active one: pages, paid pages, and whether it earned. */
    function validating(
      active: number,
      eras: Record<number, { pages: number; paid?: number[]; earned?: boolean }>,
    ) {
      const staking = {
        activeEra: of(some({ index: number(active) })),
        erasStakersOverview: async (era: number) =>
          eras[era] ? some({ pageCount: number(eras[era].pages) }) : { isNone: true },
        claimedRewards: async (era: number) => (eras[era]?.paid ?? []).map(number),
        erasRewardPoints: async (era: number) => ({
          individual: new Map(
            eras[era]?.earned === false
              ? []
              : [[{ eq: (account: string) => account === ALICE }, 20]],
          ),
        }),
      };
      const consts = { staking: { historyDepth: number(84) } };
      return { consts, query: { staking } } as unknown as GearApi;
    }

    it('are those of past eras that the chain still keeps, page by page', async () => {
      const eras = {
        15: { pages: 1 },
        16: { pages: 2, paid: [0] },
        98: { pages: 3, paid: [1] },
        100: { pages: 1 },
      };
      expect(await unpaid(validating(100, eras), ALICE)).toEqual([
        { era: 16, page: 1 },
        { era: 98, page: 0 },
        { era: 98, page: 2 },
      ]);
    });

    it('are on one page if nobody nominates, and nowhere if the validator earned no points', async () => {
      const eras = { 0: { pages: 0 }, 1: { pages: 1, earned: false } };
      expect(await unpaid(validating(3, eras), ALICE)).toEqual([{ era: 0, page: 0 }]);
    });
  });
});
