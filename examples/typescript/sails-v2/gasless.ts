import type { GearApi, HexString } from '@gear-js/api';
import { decodeAddress } from '@gear-js/api';
import type { KeyringPair } from '@polkadot/keyring/types';

import { Poll } from './poll';

// #region request
/** Asks the sponsor's backend for a voucher that lets this account message this program. */
export async function requestVoucher(
  backend: URL,
  account: KeyringPair,
  programId: HexString,
): Promise<HexString> {
  const response = await fetch(new URL('gasless/voucher/request', backend), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account: decodeAddress(account.address), program: programId }),
  });
  if (!response.ok) throw new Error(`No voucher: ${response.status} ${response.statusText}`);

  const { voucherId } = (await response.json()) as { voucherId: HexString };
  return voucherId;
}
// #endregion request

// #region send
/** Sends a command that costs its sender nothing: another key signs, a voucher pays. */
export async function voteForFree(
  api: GearApi,
  sessionKey: KeyringPair,
  programId: HexString,
  voucherId: HexString,
) {
  const poll = new Poll(api, programId);
  const transaction = poll.voting.vote(1).withAccount(sessionKey).withVoucher(voucherId);

  // Gas is calculated for the session key, which needs no balance of its own.
  await transaction.calculateGas(false, 10);
  return await transaction.signAndSend();
}
// #endregion send
