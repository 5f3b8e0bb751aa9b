// #region library
import { VARA_SS58_FORMAT } from '@gear-js/api';
import { decodeAddress, encodeAddress } from '@polkadot/util-crypto';

/** Writes a public key as an address of Vara, `kG…`. */
export function toVaraAddress(publicKey: Uint8Array | string): string {
  return encodeAddress(publicKey, VARA_SS58_FORMAT);
}

/** Reads the public key of an address of any network. */
export function toPublicKey(address: string): Uint8Array {
  return decodeAddress(address);
}

/** Reads the public key of an account's address of Vara, and refuses all else. */
export function toPublicKeyOfVara(address: string): Uint8Array {
  // The library takes hexadecimal as it is: no checksum, no network, any length.
  if (address.startsWith('0x')) throw new Error('Hexadecimal has no checksum');
  const publicKey = decodeAddress(address, false, VARA_SS58_FORMAT);
  // An address can hold 1, 2, 4, 8 or 33 bytes as well.
  if (publicKey.length !== 32) throw new Error(`Not the address of an account: ${address}`);
  return publicKey;
}
// #endregion library
