// #region card
import type { HexString } from '@gear-js/api';
import { useAlert, useBalanceFormat, useProgramQuery } from '@gear-js/react-hooks';
import { useState } from 'react';

import { reason } from '../../reason';
import { actionFor, readItem } from './item';
import { useCollection } from './useCollection';
import { useTrade } from './useTrade';

const PRICE = 10_000_000_000_000n;

/**
 * A token with the one thing that the account can do. Give it both as `key`, too, so that it
 * watches for the account that is logged in.
 */
export function TokenCard({ account, id }: { account: HexString; id: bigint }) {
  const alert = useAlert();
  const trade = useTrade();
  const { collection, market } = useCollection();
  const { getFormattedBalanceValue } = useBalanceFormat();
  const [isBusy, setBusy] = useState(false);
  const args: [string] = [id.toString()];
  const { data: metadata, error: noMetadata } = useProgramQuery({
    program: collection,
    serviceName: 'byId',
    functionName: 'metadata',
    args,
  });
  const { data: owner, error: noOwner } = useProgramQuery({
    program: collection,
    serviceName: 'byId',
    functionName: 'ownerOf',
    args,
    watch: true,
  });
  const { data: decoded, error: noItem } = useProgramQuery({
    program: market,
    serviceName: 'byId',
    functionName: 'item',
    args,
    watch: true,
  });

  // The token was burnt.
  if (metadata === null) return null;
  const error = noMetadata ?? noOwner ?? noItem;
  if (error) return <li role="alert">{error.message}</li>;
  if (!metadata || !owner || decoded === undefined) return <li>Loading…</li>;
  const item = readItem(decoded);
  const action = actionFor(account, owner, item);
  const price = item?.price;
  // All digits of it: `getFormattedBalance` cuts after four.
  const inVara = (planck: bigint) =>
    `${getFormattedBalanceValue(planck.toString()).toFixed()} VARA`;

  async function run(step: () => Promise<void>) {
    setBusy(true);
    try {
      await step();
    } catch (failure) {
      alert.error(reason(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li>
      {metadata.name}
      {action === 'wait' && ' is on its way'}
      {action === 'list' && (
        <button disabled={isBusy} onClick={() => void run(() => trade.list(id, PRICE))}>
          Sell for {inVara(PRICE)}
        </button>
      )}
      {action === 'buy' && price !== undefined && (
        <button disabled={isBusy} onClick={() => void run(() => trade.buy(id, price))}>
          Buy for {inVara(price)}
        </button>
      )}
    </li>
  );
}
// #endregion card
