import type { HexString } from '@gear-js/api';

// #region item
/** An item of the marketplace, as this app uses it. */
export interface Item {
  seller: HexString;
  price: bigint | undefined;
  stage: 'arriving' | 'onSale' | 'leaving';
}

/** What the decoder really gives: small first letters, and numbers or hexadecimal strings. */
interface DecodedItem {
  seller: HexString;
  sale: { fixed?: { price: number | string } };
  stage: Partial<Record<Item['stage'], unknown>>;
}

const STAGES = ['arriving', 'onSale', 'leaving'] as const;

/** Reads an item as it comes from the client, whose types promise too much. */
export function readItem(decoded: unknown): Item | undefined {
  if (!decoded) return undefined;

  const { seller, sale, stage } = decoded as DecodedItem;
  const found = STAGES.find((name) => name in stage);
  if (!found) throw new Error(`Unknown stage ${JSON.stringify(stage)}: is the client up to date?`);
  return { seller, price: sale.fixed && BigInt(sale.fixed.price), stage: found };
}
// #endregion item

// #region action
/** What an account can do with a token. */
export type Action = 'buy' | 'cancel' | 'list' | 'wait' | undefined;

/** Chooses the button. The marketplace owns what it sells, so the item comes before the owner. */
export function actionFor(account: HexString, owner: HexString, item: Item | undefined): Action {
  if (item && item.stage !== 'onSale') return 'wait';
  if (item)
    return item.seller === account ? 'cancel' : item.price === undefined ? undefined : 'buy';
  return owner === account ? 'list' : undefined;
}
// #endregion action
