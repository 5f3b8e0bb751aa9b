import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checksummed, keccak256 } from './keccak256';

describe('keccak256', () => {
  it.each([0, 1, 31, 135, 136, 137, 272, 1000])('is SHA3-256 with the padding of that, for %i bytes', (length) => {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7 + 3) % 256);
    expect(keccak256(data, 0x06)).toBe(createHash('sha3-256').update(data).digest('hex'));
  });

  it('is the hash of Ethereum for nothing', () => {
    expect(keccak256(new Uint8Array())).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
  });
});

describe('checksummed', () => {
  // Examples of EIP-55.
  it.each(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'])(
    '%s',
    (address) => {
      expect(checksummed(address.toLowerCase())).toBe(address);
    },
  );
});
