import type { HexString } from '@gear-js/api';

import { NftMarketplace, type Token } from './client/marketplace';
import { ExtendedVnft, type Vnft } from './client/nft';

/** The collection and the marketplace that this app is about. */
export const COLLECTION_ID: HexString =
  '0x0000000000000000000000000000000000000000000000000000000000000001';
export const MARKETPLACE_ID: HexString =
  '0x0000000000000000000000000000000000000000000000000000000000000002';

/** A token of the collection, as the marketplace names it. */
export const tokenOf = (id: bigint): Token => ({ collection: COLLECTION_ID, id });

// #region programs
/**
 * The generated client, with what `Token` inherits within reach of the hooks. `byId` takes ids as
 * text: `useProgramQuery` makes a key of the arguments with `JSON.stringify`, which throws at a
 * bigint.
 */
export class Collection extends ExtendedVnft {
  get vnft(): Vnft {
    return this.token.vnft;
  }

  get byId() {
    return {
      metadata: (id: string) => this.token.metadata(BigInt(id)),
      ownerOf: (id: string) => this.vnft.ownerOf(BigInt(id)),
    };
  }
}

/** The same for the marketplace. */
export class Market extends NftMarketplace {
  get byId() {
    return { item: (id: string) => this.marketplace.item(tokenOf(BigInt(id))) };
  }
}
// #endregion programs
