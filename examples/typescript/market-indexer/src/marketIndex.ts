import type { HexString } from '@gear-js/api';

import type { Block, Store } from '../../src/indexer-loop';
import type { Row, TokenKey } from './marketEvent';

// #region state
/** An item on sale. Without a price it is in an auction. */
export interface Listing {
  seller: HexString;
  price: bigint | undefined;
}

/** What has been paid for a token, and in which block. */
export interface Sale {
  token: TokenKey;
  buyer: HexString;
  price: bigint;
  block: number;
}

/**
 * The index in memory. A database has two tables and the cursor, and one transaction around
 * `commit`.
 */
export class MarketIndex implements Store<Row> {
  readonly listings = new Map<TokenKey, Listing>();
  /** By the id of the message, so that a sale that is written twice is there once. */
  readonly sales = new Map<HexString, Sale>();
  #cursor: { number: number; hash: HexString } | undefined;

  async cursor() {
    return this.#cursor;
  }

  async commit(block: Block, rows: readonly Row[]): Promise<void> {
    for (const row of rows) this.#apply(row, block.number);
    this.#cursor = { number: block.number, hash: block.hash };
  }
  // #endregion state

  // #region apply
  /** Rows come in the order of the chain, so that the last one decides. */
  #apply(row: Row, block: number): void {
    const { id, token, seller } = row;
    if (row.kind === 'listed') {
      this.listings.set(token, { seller, price: row.price });
      return;
    }
    this.listings.delete(token);
    if (row.kind === 'sold') {
      const { buyer, price } = row;
      this.sales.set(id, { token, buyer, price, block });
    }
  }

  /** What is on sale at a price, the cheapest first. */
  cheapest(): [TokenKey, bigint][] {
    const priced = [...this.listings].flatMap(([token, { price }]): [TokenKey, bigint][] =>
      price === undefined ? [] : [[token, price]],
    );
    return priced.sort(([, a], [, b]) => (a < b ? -1 : Number(a > b)));
  }
  // #endregion apply
}
