import type { GearApi, HexString } from '@gear-js/api';
import type { KeyringPair } from '@polkadot/keyring/types';
import { blake2AsHex } from '@polkadot/util-crypto';

import { submit } from './submit';

// #region preimage
/** A stored call, by which a proposal names it. */
export interface Preimage {
  hash: HexString;
  len: number;
}

/** Stores the call that the referendum is about: a payment from the treasury. */
export async function notePayment(
  api: GearApi,
  account: KeyringPair,
  beneficiary: string,
  planck: bigint,
): Promise<Preimage> {
  const { method: call } = api.tx.treasury.spendLocal(planck, beneficiary);
  // As hexadecimal text: of plain bytes the client takes the first ones for a length.
  await submit(api, api.tx.preimage.notePreimage(call.toHex()), account);
  return { hash: blake2AsHex(call.toU8a(), 256), len: call.encodedLength };
}
// #endregion preimage

// #region submit
/**
 * The published types describe another chain with other origins. The node checks the value against
 * its own.
 */
type Origin = Parameters<GearApi['tx']['referenda']['submit']>[0];

/** Submits the proposal on the track of the origin, and returns the index of the referendum. */
export async function submitReferendum(
  api: GearApi,
  account: KeyringPair,
  originName: string,
  preimage: Preimage,
): Promise<number> {
  const origin = { Origins: originName } as unknown as Origin;
  const extrinsic = api.tx.referenda.submit(origin, { Lookup: preimage }, { After: 1 });
  const { events } = await submit(api, extrinsic, account);

  for (const { event } of events) {
    if (api.events.referenda.Submitted.is(event)) return event.data.index.toNumber();
  }
  throw new Error('The block has no event referenda.Submitted');
}
// #endregion submit

// #region deposit
/** Places the decision deposit. Any account may do it, once for a referendum. */
export async function placeDecisionDeposit(
  api: GearApi,
  account: KeyringPair,
  index: number,
): Promise<void> {
  await submit(api, api.tx.referenda.placeDecisionDeposit(index), account);
}
// #endregion deposit

// #region vote
/** Levels of conviction, each with more votes and a longer lock. */
export type Conviction = 'None' | `Locked${1 | 2 | 3 | 4 | 5 | 6}x`;

/** Votes with a part of the balance. A second vote on the same referendum replaces the first. */
export async function vote(
  api: GearApi,
  account: KeyringPair,
  index: number,
  aye: boolean,
  planck: bigint,
  conviction: Conviction,
): Promise<void> {
  const choice = { Standard: { vote: { aye, conviction }, balance: planck } };
  await submit(api, api.tx.convictionVoting.vote(index, choice), account);
}
// #endregion vote

// #region state
/**
 * Where a referendum stands: `Ongoing`, `Approved`, `Rejected`, `Cancelled`, `TimedOut` or
 * `Killed`.
 */
export async function referendumState(api: GearApi, index: number): Promise<string> {
  const info = await api.query.referenda.referendumInfoFor(index);
  if (info.isNone) throw new Error(`There is no referendum ${index}`);
  return info.unwrap().type;
}
// #endregion state

// #region unlock
/** Gives the tokens of a vote free, when the referendum is over and the lock has run out. */
export async function unlock(
  api: GearApi,
  account: KeyringPair,
  track: number,
  index: number,
): Promise<void> {
  const { convictionVoting, utility } = api.tx;
  const calls = [
    convictionVoting.removeVote(track, index),
    convictionVoting.unlock(track, account.address),
  ];
  await submit(api, utility.batchAll(calls), account);
}
// #endregion unlock
