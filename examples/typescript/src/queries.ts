import { VARA_SS58_FORMAT } from '@gear-js/api';
import type { GearApi, HexString } from '@gear-js/api';
import type { AddressOrPair, SubmittableExtrinsic } from '@polkadot/api/types';
import { encodeDerivedAddress } from '@polkadot/util-crypto';

import { submit } from './submit';

// #region balance
/**
 * The part of a balance, in planck, that is not reserved. It includes what staking or governance
 * has frozen.
 */
export async function freeBalance(api: GearApi, address: string): Promise<bigint> {
  return (await api.balance.findOut(address)).toBigInt();
}
// #endregion balance

// #region transfer
/**
 * Sends VARA to an account. Fails rather than letting the sender fall below the existential
 * deposit.
 */
export async function transfer(
  api: GearApi,
  sender: AddressOrPair,
  to: string,
  planck: bigint,
): Promise<void> {
  await submit(api, api.tx.balances.transferKeepAlive(to, planck), sender);
}
// #endregion transfer

// #region sub-accounts
/** The address of a sub-account, which receives like any other. */
export function subAccount(owner: string, index: number): string {
  return encodeDerivedAddress(owner, index, VARA_SS58_FORMAT);
}

/**
 * Sends all that some sub-accounts hold. If one of them fails, the others go on: see
 * `utility.ItemFailed`.
 */
export function sweep(
  api: GearApi,
  indexes: number[],
  to: string,
): SubmittableExtrinsic<'promise'> {
  const all = api.tx.balances.transferAll(to, false);
  return api.tx.utility.forceBatch(indexes.map((index) => api.tx.utility.asDerivative(index, all)));
}
// #endregion sub-accounts

// #region fee
/** The transaction fee of an extrinsic, in planck. Gas and value of a message are not in it. */
export async function feeOf(
  extrinsic: SubmittableExtrinsic<'promise'>,
  sender: AddressOrPair,
): Promise<bigint> {
  return (await extrinsic.paymentInfo(sender)).partialFee.toBigInt();
}
// #endregion fee

// #region block
/** A block in short: when it was made, what it contains, what happened in it. */
export async function describeBlock(api: GearApi, number: number) {
  const hash = (await api.blocks.getBlockHash(number)).toHex();
  const [timestamp, extrinsics, events] = await Promise.all([
    api.blocks.getBlockTimestamp(hash),
    api.blocks.getExtrinsics(hash),
    api.blocks.getEvents(hash),
  ]);

  return {
    hash,
    time: new Date(timestamp.toNumber()),
    extrinsics: extrinsics.map(({ method: { section, method } }) => `${section}.${method}`),
    events: events.map(({ event: { section, method } }) => `${section}.${method}`),
  };
}
// #endregion block

// #region finalised
/** The number of the newest block that no fork can take away. */
export async function finalisedBlock(api: GearApi): Promise<number> {
  const hash = await api.blocks.getFinalizedHead();
  return (await api.blocks.getBlockNumber(hash.toHex())).toNumber();
}
// #endregion finalised

// #region program
/**
 * What the chain stores about a program that is active. Throws if it is not, with a name that says
 * why.
 */
export async function describeProgram(api: GearApi, programId: HexString) {
  const program = await api.programStorage.getProgram(programId);
  const { data } = await api.query.system.account(programId);

  return {
    codeId: program.codeId.toHex(),
    initialised: program.state.isInitialized,
    balance: data.free.toBigInt(),
  };
}
// #endregion program

// #region constants
/** Any constant of the runtime, by pallet and name, as text. */
export function readConstant(api: GearApi, pallet: string, name: string): string {
  const value = api.consts[pallet]?.[name];
  if (!value) throw new Error(`There is no constant ${pallet}.${name}`);
  return value.toString();
}
// #endregion constants
