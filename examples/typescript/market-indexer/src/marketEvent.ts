import type { HexString } from '@gear-js/api';
import { TypeRegistry } from '@polkadot/types';
import type { Codec } from '@polkadot/types/types';

import { readHeader } from '../../src/indexer-event';
import type { Announcement } from '../../src/indexer-loop';

// #region rows
/** A token: id of the collection, then id of the token. Together they are the key of an item. */
export type TokenKey = `${HexString}/${bigint}`;

/** What a row says, without the message that said it. */
type Fact =
  | { kind: 'listed'; token: TokenKey; seller: HexString; price: bigint | undefined }
  | { kind: 'returned'; token: TokenKey; seller: HexString }
  | { kind: 'sold'; token: TokenKey; seller: HexString; buyer: HexString; price: bigint };

/** A row of the index. The id of the message makes it unique: writing it twice changes nothing. */
export type Row = Fact & { id: HexString };
// #endregion rows

// #region types
/** `service Marketplace@0xe45538518c145995` in the IDL. */
const MARKETPLACE_INTERFACE = '0xe45538518c145995';
const HEADER_LENGTH = 16;

const registry = new TypeRegistry();
registry.register({
  Token: { collection: '[u8; 32]', id: 'U256' },
  Sale: {
    _enum: {
      Fixed: '{ "price": "u128" }',
      Auction: '{ "start": "u128", "endsAt": "u64", "best": "Option<([u8; 32], u128)>" }',
    },
  },
  // The events by their entry ids, each with its fields in the order of the IDL.
  Listed: { token: 'Token', seller: '[u8; 32]', sale: 'Sale' },
  Returned: { token: 'Token', seller: '[u8; 32]' },
  Sold: { token: 'Token', seller: '[u8; 32]', buyer: '[u8; 32]', price: 'u128' },
});
const EVENTS: Readonly<Record<number, 'Listed' | 'Returned' | 'Sold'>> = {
  1: 'Listed',
  4: 'Returned',
  5: 'Sold',
};
// #endregion types

// #region read
/** The shapes of the events as JSON: large integers are numbers or hexadecimal strings. */
interface Decoded {
  token: { collection: HexString; id: number | string };
  seller: HexString;
  buyer: HexString;
  price: number | string;
  sale: { fixed?: { price: number | string } };
}

/**
 * Makes a reader of one marketplace. What others announce, and events that the index does not need,
 * give nothing.
 */
export function marketReader(
  marketplace: HexString,
): (announcement: Announcement) => Row | undefined {
  return ({ id, source, payload }) => {
    const header = readHeader(payload);
    if (source !== marketplace || header?.interfaceId !== MARKETPLACE_INTERFACE) return undefined;

    const name = EVENTS[header.entryId];
    if (!name) return undefined;
    const codec: Codec = registry.createType(name, payload.subarray(HEADER_LENGTH));
    const { token, seller, buyer, price, sale } = codec.toJSON() as unknown as Decoded;

    const key: TokenKey = `${token.collection}/${BigInt(token.id)}`;
    if (name === 'Returned') return { id, kind: 'returned', token: key, seller };
    if (name === 'Sold')
      return { id, kind: 'sold', token: key, seller, buyer, price: BigInt(price) };
    return {
      id,
      kind: 'listed',
      token: key,
      seller,
      price: sale.fixed && BigInt(sale.fixed.price),
    };
  };
}
// #endregion read
