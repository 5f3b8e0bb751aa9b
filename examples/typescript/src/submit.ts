// #region submit
import type { GearApi, HexString } from '@gear-js/api';
import type { AddressOrPair, SignerOptions, SubmittableExtrinsic } from '@polkadot/api/types';
import type { DispatchError, EventRecord } from '@polkadot/types/interfaces';

/** What a block says about an extrinsic in it. */
export interface Included {
  blockHash: HexString;
  events: EventRecord[];
}

/**
 * Signs an extrinsic, sends it, and waits until a block contains it. Throws if it failed, or if
 * nobody can tell.
 */
export async function submit(
  api: GearApi,
  extrinsic: SubmittableExtrinsic<'promise'>,
  account: AddressOrPair,
  options: Partial<SignerOptions> = {},
): Promise<Included> {
  const signed = await extrinsic.signAsync(account, options);
  let lost = () => {};
  let unwatch = () => {};

  return new Promise<Included>((resolve, reject) => {
    // The client connects again by itself, but no longer watches this extrinsic.
    lost = () => reject(new Error('The connection broke: the extrinsic may be included or not'));
    api.on('disconnected', lost);

    signed
      .send(({ dispatchError, events, internalError, isError, status }) => {
        if (isError) reject(new Error(`The extrinsic was not included: ${status.type}`));
        // Finality that comes while the client still reads the block takes the place of the first
        // report.
        if (!status.isInBlock && !status.isFinalized) return;
        const blockHash = (status.isInBlock ? status.asInBlock : status.asFinalized).toHex();

        if (dispatchError) reject(new Error(explain(api, dispatchError)));
        else if (events.length > 0) resolve({ blockHash, events });
        // Success is an event, too: without any, the block could not be read.
        else reject(internalError ?? new Error(`Unknown outcome in block ${blockHash}`));
      })
      .then((stop) => (unwatch = stop), reject);
  }).finally(() => {
    api.off('disconnected', lost);
    // Else the client keeps the subscription, also when the node has closed its end.
    unwatch();
  });
}

/** The name of an error, with the pallet that it comes from. */
function explain(api: GearApi, error: DispatchError): string {
  if (!error.isModule) return error.toString();
  const { section, name, docs } = api.registry.findMetaError(error.asModule);
  return `${section}.${name}. ${docs.join(' ')}`.trim();
}
// #endregion submit
