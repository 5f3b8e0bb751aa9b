// #region codec
import { CreateType } from '@gear-js/api';
import type { HexString } from '@gear-js/api';
import { hexToU8a, u8aToHex } from '@polkadot/util';

const { registry } = new CreateType();

/** Encodes a value as a program expects it. */
export function encode(type: string, value: unknown): HexString {
  return u8aToHex(registry.createType(type, value).toU8a());
}

/** Reads a payload: numbers, texts, arrays and objects as JSON knows them. */
export function decode(type: string, payload: HexString): unknown {
  return registry.createType(type, hexToU8a(payload)).toJSON();
}
// #endregion codec

// #region custom
/**
 * The types of one program. They mirror its Rust types: order and spelling of variants and fields
 * count.
 */
export const auction = new CreateType({
  Lot: { owner: '[u8; 32]', title: 'String', price: 'u128', closesAt: 'Option<u32>' },
  Action: { _enum: { Open: 'Lot', Bid: 'u128', Close: 'Null' } },
});

/** The payload of a bid. */
export function bid(amount: bigint): HexString {
  return u8aToHex(auction.create('Action', { Bid: amount }).toU8a());
}
// #endregion custom

// #region registry
/** Encodes with a type of the registry that older programs published with their metadata. */
export function encodeWithRegistry(registry: HexString, type: number, value: unknown): HexString {
  return u8aToHex(new CreateType(registry).create(type, value).toU8a());
}
// #endregion registry
