import { CreateType } from '@gear-js/api';
import type { HexString } from '@gear-js/api';
import { u8aToHex } from '@polkadot/util';
import { describe, expect, it } from 'vitest';

import { auction, bid, decode, encode, encodeWithRegistry } from '../src/payload';

describe('payloads', () => {
  it.each([
    ['String', 'PING', '0x1050494e47'],
    ['u32', 1, '0x01000000'],
    ['u128', 1_000_000_000_000n, '0x0010a5d4e80000000000000000000000'],
    ['bool', true, '0x01'],
    ['Vec<u16>', [1, 2], '0x0801000200'],
    ['Option<u8>', null, '0x00'],
    ['Option<u8>', 7, '0x0107'],
    ['(u8, bool)', [7, false], '0x0700'],
    ['Result<u8, String>', { Err: 'no' }, '0x01086e6f'],
  ])('encodes %s', (type, value, bytes) => {
    expect(encode(type, value)).toBe(bytes);
  });

  it('decodes what it encoded', () => {
    expect(decode('String', '0x1050494e47')).toBe('PING');
    expect(decode('Option<Vec<u16>>', encode('Option<Vec<u16>>', [1, 2]))).toEqual([1, 2]);
  });

  it('writes numbers from 2^52 on as hexadecimal text into JSON, and 256 bits always', () => {
    expect(decode('u64', encode('u64', 2n ** 52n))).toBe('0x0010000000000000');
    expect(decode('u64', encode('u64', 2n ** 52n - 1n))).toBe(2 ** 52 - 1);
    expect(decode('u256', encode('u256', 5))).toBe(`0x${'5'.padStart(64, '0')}`);
  });

  it('writes large negative numbers into JSON without their sign', () => {
    const json = decode('(i64, i128)', encode('(i64, i128)', [-(2n ** 60n), -(10n ** 18n)])) as [
      string,
      string,
    ];
    expect(BigInt(json[0])).not.toBe(-(2n ** 60n));
    expect(BigInt.asIntN(64, BigInt(json[0]))).toBe(-(2n ** 60n));
    expect(BigInt.asIntN(128, BigInt(json[1]))).toBe(-(10n ** 18n));
    expect(BigInt.asIntN(64, BigInt(decode('i64', encode('i64', -5)) as number))).toBe(-5n);
  });

  it('takes an array of one number for an array, which CreateType does not', () => {
    expect(encode('Vec<u8>', [7])).toBe('0x0407');
    expect(CreateType.create('Vec<u8>', [7]).toU8a()).toEqual(Uint8Array.of(4, 0x37));
    expect(() => CreateType.create('Vec<u16>', [5])).toThrow('Expected array/hex input');
  });

  it('reports bytes that are missing', () => {
    expect(() => decode('String', '0x1050')).toThrow();
  });

  it('takes text as it is, even if it looks like JSON', () => {
    expect(decode('String', encode('String', '{"a":1}'))).toBe('{"a":1}');
  });

  it('takes text of hexadecimal digits for bytes, unless it is wrapped', () => {
    const text = (payload: HexString, type = 'String') => decode(type, payload);
    expect(text(encode('String', '0x5049'))).toBe('PI');
    expect(text(encode('String', Object('0x5049')))).toBe('0x5049');
    expect(text(encode('Option<String>', Object('0x5049')), 'Option<String>')).toBe('0x5049');
    expect(text(encode('(String, u8)', [Object('0x5049'), 1]), '(String, u8)')).toEqual([
      '0x5049',
      1,
    ]);
  });

  it('differs from toHex, which is no encoding for programs', () => {
    expect(CreateType.create('u32', 1).toHex()).toBe('0x00000001');
    expect(CreateType.create('String', 'PING').toHex()).toBe('0x50494e47');
  });

  it('needs bytes: hexadecimal text is read as a number or a text', () => {
    expect(CreateType.create('u32', '0x01000000').toJSON()).toBe(0x01000000);
    expect(CreateType.create('String', '0x1050494e47').toJSON()).toBe('\u0010PING');
  });
});

describe('CreateType.create', () => {
  it('parses text that looks like JSON, so that a text may become another one', () => {
    expect(CreateType.create('String', '{"a":1}').toString()).toBe('[object Object]');
  });

  it('takes a single byte for a number, so that None becomes Some(0)', () => {
    expect(CreateType.create('Option<u32>', new Uint8Array([0])).toJSON()).toBe(0);
    expect(decode('Option<u32>', '0x00')).toBeNull();
  });

  it('refuses integers above 2^53 - 1, unless they are inside an object', () => {
    expect(() => CreateType.create('u64', 2n ** 53n)).toThrow('MAX_SAFE_INTEGER');
    expect(auction.create('Action', { Bid: 2n ** 100n }).toU8a()).toHaveLength(17);
  });
});

describe('types of a program', () => {
  it('numbers the variants of an enum in their order', () => {
    expect(bid(1n)).toBe('0x0101000000000000000000000000000000');
    expect([...auction.create('Action', 'Close').toU8a()]).toEqual([2]);
  });

  it('reads a struct back under the names of its fields', () => {
    const lot = { owner: `0x${'11'.repeat(32)}`, title: 'Chair', price: 5, closesAt: null };
    const bytes = auction.create('Lot', lot).toU8a();
    expect(auction.create('Lot', bytes).toJSON()).toEqual(lot);
  });

  it('needs types that were registered', () => {
    expect(() => CreateType.create('Lot', {})).toThrow('Lot');
  });
});

describe('types of older programs', () => {
  it('encodes with an index into the registry', () => {
    // Two types: number of types (compact), then each as id, no path, no parameters, primitive, no
    // docs. The second is u16.
    expect(encodeWithRegistry('0x080000000503000400000504', 1, 513)).toBe('0x0102');
  });
});

describe('decoding with the wrong type', () => {
  it('often passes without an error', () => {
    expect(decode('(u32, u32)', '0x01')).toEqual([1, 0]);
    expect(decode('u8', '0x0701ff')).toBe(7);
  });

  it('writes the names of variants in camel case', () => {
    const sales = new CreateType({ Sale: { _enum: { NFTSold: 'u8', BTC: 'Null' } } });
    expect(sales.create('Sale', new Uint8Array([0, 7])).toJSON()).toEqual({ nftSold: 7 });
    expect(decode('Result<u8, String>', '0x0007')).toEqual({ ok: 7 });
  });
});

/** What the test `a_client_gets_the_types` of examples/rust/codec prints. */
const CODEC_TYPES =
  '0x20000000040000040814636f6465631c436f6d6d616e640001081843616e63656c040108696408010c75333200000014506c61636504000c01144f72646572000100000800000505000c0814636f646563144f7264657200000c0108696408010c7533320001146974656d731001205665633c7531363e0001106e6f74651801384f7074696f6e3c537472696e673e00001000000214001400000504001804184f7074696f6e040454011c0108104e6f6e6500000010536f6d6504001c00000100001c0000050200';

it('takes the types of a program on gstd from its registry', () => {
  const types = new CreateType(CODEC_TYPES);
  const place = types.create(1, { Place: { id: 7, items: [1, 258], note: 'ok' } });
  expect(place.toHex()).toBe('0x0107000000080100020101086f6b');
  expect(u8aToHex(types.create(1, { Cancel: { id: 7 } }).toU8a())).toBe('0x0007000000');
});
