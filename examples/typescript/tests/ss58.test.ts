import {
  decodeAddress as gearDecode,
  encodeAddress as gearEncode,
  GearKeyring,
} from '@gear-js/api';
import { hexToU8a, u8aToHex } from '@polkadot/util';
import { base58Decode, encodeAddress } from '@polkadot/util-crypto';
import { describe, expect, it } from 'vitest';

import { toPublicKey, toPublicKeyOfVara, toVaraAddress } from '../src/ss58';
import { checksum, decode, encode, prefixBytes } from '../src/ss58-by-hand';

const ALICE = hexToU8a('0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d');

const ON_VARA = 'kGkLEU3e3XXkJp2WK4eNpVmSab5xUNL9QtmLPh8QfCL2EgotW';

/** The addresses of Alice that the page shows, by prefix. */
const ADDRESSES: readonly [prefix: number, address: string][] = [
  [0, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  [2, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
  [42, '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  [137, ON_VARA],
];

describe('address by hand', () => {
  it.each(ADDRESSES)('is that of the library for prefix %i', (prefix, address) => {
    expect(encode(ALICE, prefix)).toBe(address);
    expect(encodeAddress(ALICE, prefix)).toBe(address);
  });

  it.each(ADDRESSES)('is read back with prefix %i', (network, address) => {
    expect(decode(address)).toEqual({ network, publicKey: ALICE });
  });

  it.each([0, 63, 64, 137, 255, 256, 16383])('agrees with the library at the edge %i', (prefix) => {
    const address = encodeAddress(ALICE, prefix);
    expect(encode(ALICE, prefix)).toBe(address);
    expect(decode(address).network).toBe(prefix);
  });

  it('consists of the bytes that the page shows', () => {
    expect(u8aToHex(prefixBytes(137))).toBe('0x6240');
    expect(u8aToHex(checksum(prefixBytes(137), ALICE))).toBe('0x05eb');
    expect(u8aToHex(base58Decode(ON_VARA))).toBe(`0x6240${u8aToHex(ALICE).slice(2)}05eb`);
  });

  it('notices a wrong letter', () => {
    expect(() => decode(ON_VARA.replace('K4eN', 'K4eM'))).toThrow('Wrong checksum');
    expect(() => decode(ON_VARA.slice(0, -1))).toThrow('Wrong length');
  });
});

describe('address by the library', () => {
  it('goes there and back', () => {
    expect(toVaraAddress(ALICE)).toBe(ON_VARA);
    expect(toPublicKey(ON_VARA)).toEqual(ALICE);
  });

  it('refuses another network if told so', () => {
    const onSubstrate = encodeAddress(ALICE, 42);
    expect(toPublicKey(onSubstrate)).toEqual(ALICE);
    expect(() => toPublicKeyOfVara(onSubstrate)).toThrow('Expected ss58Format 137, received 42');
    expect(() => toPublicKeyOfVara(ON_VARA.replace('K4eN', 'K4eM'))).toThrow('checksum');
  });
});

const HEX = u8aToHex(ALICE);

describe('address of a payout', () => {
  it.each([
    HEX,
    `${HEX}ab`,
    '0x1234',
    '0x',
    encodeAddress(hexToU8a(`${HEX}ab`), 137),
    encodeAddress(hexToU8a('0x01'), 137),
  ])('is not %s', (text) => {
    expect(() => toPublicKeyOfVara(text)).toThrow(/no checksum|Not the address/);
  });
});

describe('address by Gear-JS', () => {
  it('has prefix 42 from encodeAddress', () => {
    expect(gearEncode(ALICE)).toBe('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY');
  });

  it('is read by decodeAddress with any prefix', () => {
    for (const [, address] of ADDRESSES) expect(gearDecode(address)).toBe(u8aToHex(ALICE));
  });

  it('is that of Vara in a keyring', async () => {
    expect((await GearKeyring.fromSuri('//Alice')).address).toBe(ON_VARA);
  });
});
