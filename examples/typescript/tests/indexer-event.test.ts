import { hexToU8a } from '@polkadot/util';
import { describe, expect, it } from 'vitest';

import { readHeader, readTransfer } from '../src/indexer-event';
import { TRANSFER_PAYLOAD } from './fixtures/transfer';

/** The payload of a transfer with one byte changed. */
function changed(offset: number, value: number): Uint8Array {
  const payload = hexToU8a(TRANSFER_PAYLOAD);
  payload[offset] = value;
  return payload;
}

describe('header', () => {
  it('tells interface, entry and route', () => {
    expect(readHeader(hexToU8a(TRANSFER_PAYLOAD))).toEqual({
      interfaceId: '0xfca963af0b45543e',
      entryId: 1,
      routeIndex: 1,
    });
  });

  it.each([
    ['magic', changed(0, 0x48)],
    ['version', changed(2, 2)],
    ['length', changed(3, 17)],
    ['reserved byte', changed(15, 1)],
    ['end', hexToU8a(TRANSFER_PAYLOAD).subarray(0, 15)],
  ])('is none if the %s is not that of Sails', (_, payload) => {
    expect(readHeader(payload)).toBeUndefined();
  });

  it('has a little-endian entry id', () => {
    expect(readHeader(changed(13, 1))?.entryId).toBe(257);
  });
});

describe('transfer', () => {
  it('is read from the bytes that the program sends', () => {
    expect(readTransfer(hexToU8a(TRANSFER_PAYLOAD))).toEqual({
      from: '0x000000000000000000000000feffffffffffffff000000000000000000000000',
      to: '0x000000000000000000000000fdffffffffffffff000000000000000000000000',
      value: 40n,
    });
  });

  it('is not another event of the interface', () => {
    expect(readTransfer(changed(12, 0))).toBeUndefined();
  });

  it('is not an event of another interface', () => {
    expect(readTransfer(changed(4, 0xfd))).toBeUndefined();
  });

  it.each([16, 20, 48, 80, 111])('is not a payload that ends after %i bytes', (length) => {
    expect(readTransfer(hexToU8a(TRANSFER_PAYLOAD).subarray(0, length))).toBeUndefined();
  });

  it('is not a payload that goes on', () => {
    expect(readTransfer(Uint8Array.of(...hexToU8a(TRANSFER_PAYLOAD), 0))).toBeUndefined();
  });

  it('is read under any route', () => {
    expect(readTransfer(changed(14, 2))?.value).toBe(40n);
  });
});

it('reads a payload that is a part of a larger buffer', () => {
  const payload = hexToU8a(TRANSFER_PAYLOAD);
  const part = Uint8Array.from([1, 2, 3, ...payload]).subarray(3);
  expect(readTransfer(part)).toEqual(readTransfer(payload));
});
