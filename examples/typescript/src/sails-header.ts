import type { HexString } from '@gear-js/api';
import { hexToU8a, u8aConcat, u8aToHex } from '@polkadot/util';

// #region header
const MAGIC = [0x47, 0x4d];
const VERSION = 1;
const HEADER_BYTES = 16;

/** The 16 bytes in front of each call of a Sails 2.0 program. */
export function sailsHeader(
  interfaceId: HexString,
  entryId: number,
  routeIndex: number,
): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES);
  header.set([...MAGIC, VERSION, HEADER_BYTES]);
  header.set(hexToU8a(interfaceId, 64), 4);
  new DataView(header.buffer).setUint16(12, entryId, true);
  header[14] = routeIndex;
  return header;
}

/** A payload: header, then the arguments in SCALE. */
export function sailsPayload(header: Uint8Array, ...args: Uint8Array[]): HexString {
  return u8aToHex(u8aConcat(header, ...args));
}
// #endregion header
