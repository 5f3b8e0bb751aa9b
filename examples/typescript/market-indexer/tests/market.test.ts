import { readFile } from 'node:fs/promises';

import type { HexString } from '@gear-js/api';
import { hexToU8a } from '@polkadot/util';
import { describe, expect, it } from 'vitest';

import { type Announcement, type Source, catchUp } from '../../src/indexer-loop';
import { marketReader } from '../src/marketEvent';
import { MarketIndex } from '../src/marketIndex';
import { fromSquid } from '../src/squid';

const MARKET: HexString = `0x${'44'.repeat(32)}`;
const COLLECTION = 'c0'.repeat(32);
const TOKEN = `0x${COLLECTION}/7` as const;
const ALICE = '000000000000000000000000feffffffffffffff000000000000000000000000';
const BOB = '000000000000000000000000fdffffffffffffff000000000000000000000000';
const SEVEN = `07${'00'.repeat(31)}`;
/** 5 VARA in 16 bytes. */
const PRICE = '005039278c0400000000000000000000';

const header = (entry: number) => `474d0110e45538518c1459950${entry}000100`;
const hash = (number: number): HexString => `0x${number.toString(16).padStart(64, '0')}`;

/**
 * What the program sends for a sale. `examples/rust/marketplace/tests/wire.rs` holds it to these
 * bytes.
 */
const SOLD = [header(5), COLLECTION, SEVEN, ALICE, BOB, PRICE].join('');
const LISTED = [header(1), COLLECTION, SEVEN, ALICE, '00', PRICE].join('');
const RETURNED = [header(4), COLLECTION, SEVEN, ALICE].join('');
/** An auction that starts at 5 VARA, without a bid. */
const AUCTION = [header(1), COLLECTION, SEVEN, ALICE, '01', PRICE, '0011000000000000', '00'].join(
  '',
);

const says = (payload: string, source = MARKET, id = hash(1)): Announcement => ({
  id,
  source,
  payload: hexToU8a(`0x${payload}`),
});
const read = marketReader(MARKET);

// #region test-read
describe('an event of the marketplace', () => {
  it('is a sale with the price', () => {
    expect(read(says(SOLD))).toEqual({
      id: hash(1),
      kind: 'sold',
      token: TOKEN,
      seller: `0x${ALICE}`,
      buyer: `0x${BOB}`,
      price: 5_000_000_000_000n,
    });
  });

  it('has no price when it opens an auction', () => {
    expect(read(says(AUCTION))).toMatchObject({ kind: 'listed', token: TOKEN, price: undefined });
  });

  it.each([
    ['of another program', says(SOLD, hash(9))],
    ['of another interface', says(SOLD.replace('e455', 'e456'))],
    ['that the index does not need', says(SOLD.replace('05000100', '02000100'))],
    ['without a header', says('00')],
  ])('is nothing %s', (_, announcement) => {
    expect(read(announcement)).toBeUndefined();
  });
});
// #endregion test-read

it('has the interface and the events of the IDL', async () => {
  const idl = await readFile(
    new URL('../../../rust/marketplace/marketplace.idl', import.meta.url),
    'utf8',
  );
  const events = /events \{([\s\S]*?)\n {4}\}/.exec(idl)?.[1] ?? '';

  expect(idl).toContain('service Marketplace@0xe45538518c145995 {');
  expect([...events.matchAll(/^ {8}(\w+) \{/gm)].map(([, name]) => name)).toEqual([
    'Bid',
    'Listed',
    'Offered',
    'Retracted',
    'Returned',
    'Sold',
  ]);
});

/** A chain with the given payloads, one in each block. */
function chain(...payloads: string[]): Source {
  return {
    lastNumber: async () => payloads.length,
    block: async (number) => ({
      number,
      hash: hash(number),
      parent: hash(number - 1),
      announcements: [says(payloads[number - 1] ?? '', MARKET, hash(1000 + number))],
    }),
  };
}

// #region test-index
describe('the index', () => {
  it('knows what is on sale and what was sold', async () => {
    const index = new MarketIndex();
    await catchUp(chain(LISTED), index, read, 1);
    expect(index.cheapest()).toEqual([[TOKEN, 5_000_000_000_000n]]);

    await catchUp(chain(LISTED, SOLD), index, read, 1);
    expect(index.cheapest()).toEqual([]);
    const sale = { token: TOKEN, buyer: `0x${BOB}`, price: 5_000_000_000_000n, block: 2 };
    expect([...index.sales.values()]).toEqual([sale]);

    const again = await chain(LISTED, SOLD).block(2);
    await index.commit(
      again,
      again.announcements.map(read).filter((row) => row !== undefined),
    );
    expect([...index.sales.values()]).toEqual([sale]);
  });

  it('forgets an item that went back to its seller', async () => {
    const index = new MarketIndex();
    await catchUp(chain(LISTED, RETURNED), index, read, 1);
    expect(index.listings.size).toBe(0);
    expect(index.sales.size).toBe(0);
  });

  it('lists an auction without a price', async () => {
    const index = new MarketIndex();
    await catchUp(chain(AUCTION), index, read, 1);
    expect([...index.listings.keys()]).toEqual([TOKEN]);
    expect(index.cheapest()).toEqual([]);
  });
});
// #endregion test-index

describe('a message that SQD delivers', () => {
  const message = {
    id: hash(1),
    source: MARKET,
    destination: hash(0),
    payload: `0x${SOLD}` as const,
  };

  it('is read like one from a node', () => {
    const announcement = fromSquid({ message });
    expect(announcement && read(announcement)).toEqual(read(says(SOLD)));
  });

  it('is nothing if it was meant for somebody', () => {
    expect(fromSquid({ message: { ...message, destination: hash(5) } })).toBeUndefined();
  });
});
