import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../docs/_data/addresses';
import type { AddressEntry, Grouped } from '../../docs/_data/types';
import { checksummed } from './checksummed';

const networks: Grouped<AddressEntry> = ADDRESSES;
const all = Object.entries(networks).flatMap(([network, entries]) =>
  Object.entries(entries).map(([name, entry]) => ({ name: `${network}.${name}`, ...entry })),
);

const isWellFormed = ({ address }: { address: string }) =>
  address.length === 42 ? address === checksummed(address) : /^0x[0-9a-f]{64}$/.test(address);

describe('addresses', () => {
  it('are checksummed on Ethereum, and 32 bytes in small letters on Vara', () => {
    expect(all.filter((entry) => !isWellFormed(entry)).map(({ name, address }) => `${name}: ${address}`)).toEqual([]);
  });

  it('a wrong letter would be found', () => {
    expect(isWellFormed({ address: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })).toBe(false);
    expect(isWellFormed({ address: `0x${'A'.repeat(64)}` })).toBe(false);
  });

  it('each stands for one thing of its network', () => {
    for (const entries of Object.values(networks)) {
      const values = Object.values(entries).map(({ address }) => address.toLowerCase());
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });
});
