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

/** Reads the public key of an address of Vara and refuses those of other networks. */
export function toPublicKeyOfVara(address: string): Uint8Array {
  return decodeAddress(address, false, VARA_SS58_FORMAT);
}
// #endregion library
