import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** An Ethereum address with the checksum of EIP-55: its letters are large where the hash has a digit of 8 or more. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${[...digits].map((digit, i) => (parseInt(hash[i] ?? '0', 16) > 7 ? digit.toUpperCase() : digit)).join('')}`;
}
