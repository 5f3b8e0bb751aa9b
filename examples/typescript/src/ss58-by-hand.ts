import { stringToU8a, u8aConcat, u8aEq } from '@polkadot/util';
import { base58Decode, base58Encode, blake2AsU8a } from '@polkadot/util-crypto';

// #region prefix
/** The one or two bytes that stand for the number of a network. */
export function prefixBytes(prefix: number): Uint8Array {
  if (!Number.isInteger(prefix) || prefix < 0 || prefix > 0x3fff)
    throw new Error(`No such prefix: ${prefix}`);
  if (prefix < 64) return Uint8Array.of(prefix);

  // Bits 2 to 7 of the number, after the mark `01`.
  const first = 0b0100_0000 | ((prefix & 0b1111_1100) >> 2);
  // Bits 0 and 1 of the number, then its bits 8 to 13.
  const second = ((prefix & 0b11) << 6) | (prefix >> 8);
  return Uint8Array.of(first, second);
}
// #endregion prefix

// #region encode
const PUBLIC_KEY_LENGTH = 32;
const CHECKSUM_LENGTH = 2;

/** The first two bytes of BLAKE2b-512 over the text `SS58PRE`, the prefix and the key. */
export function checksum(prefix: Uint8Array, publicKey: Uint8Array): Uint8Array {
  const hash = blake2AsU8a(u8aConcat(stringToU8a('SS58PRE'), prefix, publicKey), 512);
  return hash.subarray(0, CHECKSUM_LENGTH);
}

/** Writes an address byte by byte. */
export function encode(publicKey: Uint8Array, network: number): string {
  if (publicKey.length !== PUBLIC_KEY_LENGTH) throw new Error('A public key has 32 bytes');
  const prefix = prefixBytes(network);
  return base58Encode(u8aConcat(prefix, publicKey, checksum(prefix, publicKey)));
}
// #endregion encode

// #region decode
/** Reads an address byte by byte. */
export function decode(address: string): { network: number; publicKey: Uint8Array } {
  const bytes = base58Decode(address);
  const [first, second] = bytes;
  if (first === undefined || second === undefined || first > 127) throw new Error('Not an address');

  const prefixLength = first < 64 ? 1 : 2;
  if (bytes.length !== prefixLength + PUBLIC_KEY_LENGTH + CHECKSUM_LENGTH)
    throw new Error('Wrong length');

  const prefix = bytes.subarray(0, prefixLength);
  const publicKey = bytes.subarray(prefixLength, -CHECKSUM_LENGTH);
  if (!u8aEq(bytes.subarray(-CHECKSUM_LENGTH), checksum(prefix, publicKey)))
    throw new Error('Wrong checksum');

  const network =
    prefixLength === 1
      ? first
      : ((first & 0b0011_1111) << 2) | (second >> 6) | ((second & 0b0011_1111) << 8);
  return { network, publicKey };
}
// #endregion decode
