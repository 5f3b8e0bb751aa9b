import { describe, expect, it } from 'vitest';
import { checksummed } from './checksummed';

describe('checksummed', () => {
  // Examples of EIP-55.
  it.each(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'])(
    '%s',
    (address) => {
      expect(checksummed(address.toLowerCase())).toBe(address);
    },
  );
});
