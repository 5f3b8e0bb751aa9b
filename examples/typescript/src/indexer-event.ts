import { CreateType } from '@gear-js/api';
import type { HexString } from '@gear-js/api';
import type { U256, U8aFixed } from '@polkadot/types-codec';
import type { ITuple } from '@polkadot/types-codec/types';
import { u8aToHex } from '@polkadot/util';

// #region header
const HEADER_LENGTH = 16;
const MAGIC = 0x474d; // GM
const VERSION = 1;

/** What the header of a Sails message tells. */
export interface SailsHeader {
  interfaceId: HexString;
  entryId: number;
  routeIndex: number;
}

/** Reads the header of a Sails message. Any other message has none. */
export function readHeader(payload: Uint8Array): SailsHeader | undefined {
  if (payload.length < HEADER_LENGTH) return undefined;

  const view = new DataView(payload.buffer, payload.byteOffset, HEADER_LENGTH);
  const isHeader =
    view.getUint16(0) === MAGIC &&
    view.getUint8(2) === VERSION &&
    view.getUint8(3) === HEADER_LENGTH &&
    view.getUint8(15) === 0;
  if (!isHeader) return undefined;

  return {
    interfaceId: u8aToHex(payload.subarray(4, 12)),
    entryId: view.getUint16(12, true),
    routeIndex: view.getUint8(14),
  };
}
// #endregion header

// #region decode
/** `service Vft@0xfca963af0b45543e` in the IDL. */
const VFT = '0xfca963af0b45543e';
/** The second event of `Vft`: `Approval` is 0. */
const TRANSFER = 1;
/** Two ids of 32 bytes and a number of 256 bits. */
const FIELDS_LENGTH = 96;

/** Tokens that moved. */
export interface Transfer {
  from: HexString;
  to: HexString;
  value: bigint;
}

/** Reads a transfer of a fungible token. Any other payload gives nothing. */
export function readTransfer(payload: Uint8Array): Transfer | undefined {
  const header = readHeader(payload);
  if (header?.interfaceId !== VFT || header.entryId !== TRANSFER) return undefined;

  // The decoder takes what is missing for zeros, or throws.
  const fields = payload.subarray(HEADER_LENGTH);
  if (fields.length !== FIELDS_LENGTH) return undefined;

  // The fields in the order of the IDL.
  const type = '([u8; 32], [u8; 32], U256)';
  const decoded = CreateType.create<ITuple<[U8aFixed, U8aFixed, U256]>>(type, u8aToHex(fields));
  const [from, to, value] = decoded;
  return { from: from.toHex(), to: to.toHex(), value: value.toBigInt() };
}
// #endregion decode
