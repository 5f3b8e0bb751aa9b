import { TypeRegistry } from '@polkadot/types';
import { describe, expect, it } from 'vitest';

import { actionFor, readItem, type Item } from '../src/item';

const ALICE = `0x${'a1'.repeat(32)}` as const;
const BOB = `0x${'b0'.repeat(32)}` as const;
const MARKET = `0x${'44'.repeat(32)}` as const;

/** An item as sails-js gives it: decoded from SCALE by the types of the IDL, then made JSON. */
function decoded(sale: object, stage: object): unknown {
  const registry = new TypeRegistry();
  registry.register({
    Sale: {
      _enum: {
        Fixed: '{ "price": "u128" }',
        Auction: '{ "start": "u128", "ends_at": "u64", "best": "Option<([u8; 32], u128)>" }',
      },
    },
    Stage: {
      _enum: {
        Arriving: '{ "since": "u32" }',
        OnSale: 'Null',
        Leaving: '{ "to": "[u8; 32]", "paid": "u128", "since": "u32" }',
      },
    },
    Item: { seller: '[u8; 32]', sale: 'Sale', stage: 'Stage' },
  });
  return registry.createType('Item', { seller: ALICE, sale, stage }).toJSON();
}

// #region test-item
describe('an item as the client gives it', () => {
  it.each([
    ['a price that fits a number', 5n],
    ['a price that comes as hexadecimal', 10_000_000_000_000_000_000n],
  ])('is read with %s', (_, price) => {
    const item = readItem(decoded({ Fixed: { price } }, { OnSale: null }));
    expect(item).toEqual({ seller: ALICE, price, stage: 'onSale' });
  });

  it('has no price in an auction', () => {
    const item = readItem(
      decoded({ Auction: { start: 1n, ends_at: 2 } }, { Arriving: { since: 1 } }),
    );
    expect(item).toEqual({ seller: ALICE, price: undefined, stage: 'arriving' });
  });

  it('is nothing if the token is not for sale', () => {
    expect(readItem(null)).toBeUndefined();
  });

  it('is refused if the program has learnt a new stage', () => {
    const item = { seller: ALICE, sale: {}, stage: { lent: null } };
    expect(() => readItem(item)).toThrow('Unknown stage');
  });
});
// #endregion test-item

describe('the action', () => {
  const onSale: Item = { seller: ALICE, price: 5n, stage: 'onSale' };

  it.each([
    ['list', 'its owner', ALICE, ALICE, undefined],
    [undefined, 'a stranger', BOB, ALICE, undefined],
    ['cancel', 'the seller of an item', ALICE, MARKET, onSale],
    ['buy', 'anybody else', BOB, MARKET, onSale],
    [undefined, 'anybody in an auction', BOB, MARKET, { ...onSale, price: undefined }],
    [
      'wait',
      'anybody while the token moves',
      BOB,
      MARKET,
      { ...onSale, stage: 'leaving' as const },
    ],
  ])('is %s for %s', (action, _, account, owner, item) => {
    expect(actionFor(account, owner, item)).toBe(action);
  });
});
