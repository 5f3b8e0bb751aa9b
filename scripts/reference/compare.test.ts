import { describe, expect, it } from 'vitest';
import type { Source, TrackEntry } from '../../docs/_data/types';
import {
  compareCalls,
  compareConstants,
  compareEnums,
  compareErrors,
  compareEvents,
  comparePallets,
  compareRpc,
  compareSpendLimits,
  compareTracks,
} from './compare';
import { readTracks } from './readTracks';

const SOURCE: Source = 'gear:lib.rs';
const UNITS = new Map([['UNITS', 100n]]);
const reading = (text: string) => () => text;

const call = { summary: '', origin: '', pays: '', errors: [], events: [], source: SOURCE } as const;
const field = (name: string) => ({ name, type: '', meaning: '' });

describe('differences are found both ways', () => {
  it('in the pallets of Gear, each once, although the runtime is declared twice', () => {
    const silent = ['GearProgram', 'GearMessenger', 'GearScheduler', 'GearGas', 'GearPayment', 'GearBuiltin'];
    const declare = (...names: string[]) =>
      ['Sudo', ...silent, ...names]
        .map((name, place) => `#[runtime::pallet_index(${99 + place})]\n    pub type ${name} = pallet_${place};`)
        .join('\n');
    const compare = (...names: string[]) =>
      comparePallets(['gear', 'gearBank', 'gear'], SOURCE, reading(declare(...names).repeat(2)));
    expect(compare('Gear', 'GearBank')).toEqual([]);
    expect(compare('Gear', 'GrandpaSigner')).toEqual([
      'pallets of Gear: only in docs/_data: gearBank',
      'pallets of Gear: only upstream: grandpaSigner',
    ]);
  });

  it('in calls', () => {
    const upstream = '#[pallet::call_index(1)] pub fn say(origin: O, what: Vec<u8>) {}';
    const same = { p: { say: { ...call, index: 1, params: [field('what')] } } };
    expect(compareCalls(same, reading(upstream))).toEqual([]);
    expect(compareCalls({ p: { say: { ...call, index: 2, params: [] } } }, reading(upstream))).toEqual([
      'calls of p: only in docs/_data: 2 say()',
      'calls of p: only upstream: 1 say(what)',
    ]);
  });

  it('in events', () => {
    const entries = { p: { Said: { summary: '', fields: [field('who')], source: SOURCE } } };
    expect(compareEvents(entries, reading('enum Event { Said { who: A } }'))).toEqual([]);
    expect(compareEvents(entries, reading('enum Event { Said { who: A, what: B } }'))).toHaveLength(2);
  });

  it('in the order of the fields of an event', () => {
    const fields = [field('who'), field('what')];
    const upstream = 'enum Event { Said { who: A, what: B } }';
    expect(compareEvents({ p: { Said: { summary: '', fields, source: SOURCE } } }, reading(upstream))).toEqual([]);
    const turned = { p: { Said: { summary: '', fields: fields.toReversed(), source: SOURCE } } };
    expect(compareEvents(turned, reading(upstream))).toHaveLength(2);
  });

  it('in errors, whose order counts', () => {
    const error = { meaning: '', action: '', source: SOURCE } as const;
    const entries = { p: { A: { ...error, index: 0 }, B: { ...error, index: 1 } } };
    expect(compareErrors(entries, reading('enum Error<T> { A, B }'))).toEqual([]);
    expect(compareErrors(entries, reading('enum Error<T> { B, A }'))).toHaveLength(4);
    const wrong = { p: { A: { ...error, index: 0 }, B: { ...error, index: 2 } } };
    expect(compareErrors(wrong, reading('enum Error<T> { A, B }'))).toHaveLength(2);
  });

  it('in variants', () => {
    const entries = { p: { Kind: { summary: '', variants: [{ name: 'A', meaning: '' }], source: SOURCE } } };
    expect(compareEnums(entries, reading('enum Kind<T> { A, B }'))).toEqual(['variants of Kind: only upstream: B']);
  });

  it('in what upstream has no more where it was, without an end to the comparison', () => {
    const entries = {
      p: { A: { summary: '', fields: [], source: SOURCE } },
      q: { A: { summary: '', fields: [], source: 'gear:q.rs' } },
    } as const;
    const read = (source: string) => (source === SOURCE ? 'enum Happening { A }' : 'enum Event { A, B }');
    expect(compareEvents(entries, read)).toEqual([
      'events of p: cannot be compared: There is no enum Event',
      'events of q: only upstream: B ',
    ]);
  });

  it('in RPC methods', () => {
    const method = {
      kind: 'call',
      summary: '',
      params: [field('at')],
      returns: { type: '', meaning: '' },
      source: SOURCE,
    } as const;
    const upstream = '#[method(name = "x_a", aliases = ["x_b"])] fn a(&self, at: H) -> R;';
    expect(compareRpc({ g: { x_a: { ...method, aliases: ['x_b'] } } }, reading(upstream))).toEqual([]);
    expect(compareRpc({ g: { x_a: method } }, reading(upstream))).toHaveLength(2);
  });

  it('in the method that ends a subscription', () => {
    const returns = { type: '', meaning: '' };
    const method = { kind: 'subscription', summary: '', params: [], returns, source: SOURCE } as const;
    const upstream = '#[subscription(name = "x_a", item = R, unsubscribe = "x_b")] fn a(&self) -> S;';
    const ending = (unsubscribe: string) => ({
      g: { x_a: { ...method, subscription: { unsubscribe, notification: 'x_a' } } },
    });
    expect(compareRpc(ending('x_b'), reading(upstream))).toEqual([]);
    expect(compareRpc(ending('x_c'), reading(upstream))).toHaveLength(2);
  });

  it('in tracks', () => {
    const upstream = `
      const APP: Curve = Curve::make_linear(17, 28, percent(50), percent(100));
      (7, pallet_referenda::TrackInfo {
          name: "root",
          max_deciding: 1,
          decision_deposit: 2 * UNITS,
          prepare_period: 3,
          decision_period: 4,
          confirm_period: 5,
          min_enactment_period: 6,
          min_approval: APP,
          min_support: pallet_referenda::Curve::LinearDecreasing {
              length: Perbill::from_percent(100),
          },
      },
      )`;
    const root: TrackEntry = {
      id: 7,
      maxDeciding: 1,
      decisionDeposit: 200n,
      preparePeriod: 3,
      decisionPeriod: 4,
      confirmPeriod: 5,
      minEnactmentPeriod: 6,
      approval: { kind: 'linear', length: 17, period: 28, floor: 50, ceil: 100 },
      support: { kind: 'linear', length: 1, period: 1, floor: 0, ceil: 1 },
      source: SOURCE,
    };
    expect(compareTracks({ root }, reading(upstream), UNITS)).toEqual([]);
    const numbers = ['id', 'maxDeciding', 'preparePeriod', 'decisionPeriod', 'confirmPeriod', 'minEnactmentPeriod'];
    for (const wrong of [...numbers.map((name) => ({ [name]: 9 })), { decisionDeposit: 2n }]) {
      expect(
        compareTracks({ root: { ...root, ...wrong } }, reading(upstream), UNITS),
        String(Object.keys(wrong)),
      ).toHaveLength(2);
    }
    expect(compareTracks({ root: { ...root, approval: root.support } }, reading(upstream), UNITS)).toHaveLength(2);
  });

  it('in curves that have words beside their numbers, of tracks whose number has a type', () => {
    const upstream = `
      const SUP: Curve =
          Curve::make_reciprocal(
              16,          // Period delay (blocks, 2 a minute)
              28 * 24,
              percent(20), // Initial
              percent(5),
              percent(50),
          );
      (7u16, pallet_referenda::TrackInfo {
          name: "root",
          decision_deposit: 2 * UNKNOWN,
          min_support: SUP,
      },
      )`;
    const [track] = readTracks(upstream, UNITS);
    const support = { kind: 'reciprocal', delay: 16, period: 672, level: 20, floor: 5, ceil: 50 };
    expect(track).toMatchObject({ id: 7, name: 'root', support, approval: undefined });
    // No amount that a track may have: so it differs from whatever the docs say.
    expect(track?.decisionDeposit).toBe(-1n);
  });

  it('in what tracks spend', () => {
    const track = { source: SOURCE } as TrackEntry;
    const origins =
      'decl_ensure! { pub type Spender: EnsureOrigin<Success = Balance> { BigTipper = 5_000 * UNITS, // TODO\n } }';
    const compare = (spendLimit?: bigint) =>
      compareSpendLimits({ root: track, big_tipper: { ...track, spendLimit } }, 'gear:a.rs', reading(origins), UNITS);
    expect(compare(500_000n)).toEqual([]);
    expect(compare(5_000n)).toHaveLength(2);
    expect(compare()).toEqual(['what tracks spend: only upstream: big_tipper 500000']);
  });

  it('in constants, and names what it cannot work out', () => {
    const entry = { label: '', meaning: '', unit: 'count', changedBy: 'nothing', source: SOURCE } as const;
    const entries = {
      g: {
        same: { ...entry, symbol: 'A', value: 5 },
        other: { ...entry, symbol: 'A', value: 6 },
        unclear: { ...entry, symbol: 'B', value: 7 },
      },
    };
    expect(
      compareConstants(entries, {
        read: reading('const A: u32 = 5; const B: u32 = f(x);'),
        environment: new Map(),
        placeOf: () => 'data.ts:7',
      }),
    ).toEqual({
      differences: ['data.ts:7 other is 6 here, but A in gear:lib.rs is 5'],
      skipped: ['unclear'],
    });
  });

  it('in constants that rest on those of other files; of other repositories and of texts nothing is said', () => {
    const entry = { label: '', meaning: '', changedBy: 'nothing', symbol: 'A', value: 6, source: SOURCE } as const;
    const entries = {
      g: {
        rests: { ...entry, unit: 'count' },
        elsewhere: { ...entry, unit: 'count', source: 'sails:lib.rs' },
        told: { ...entry, unit: 'text', value: 'some' },
      },
    } as const;
    const upstream = { read: reading('const A: u32 = 5 * UNITS;'), environment: UNITS, placeOf: () => 'data.ts:7' };
    expect(compareConstants(entries, upstream)).toEqual({
      differences: ['data.ts:7 rests is 6 here, but A in gear:lib.rs is 500'],
      skipped: ['elsewhere'],
    });
  });
});
