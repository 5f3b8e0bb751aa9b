import { BaseGearProgram } from '@gear-js/api';
import type { GearApi, HexString } from '@gear-js/api';
import type { AddressOrPair } from '@polkadot/api/types';

// #region base
/** Sends a message through the object that stands for a program, and reports what the block said. */
export async function sendThroughProgram(
  api: GearApi,
  programId: HexString,
  account: AddressOrPair,
  payload: HexString,
): Promise<HexString> {
  const program = await BaseGearProgram.new(programId, api, account);
  const sent = await program.sendMessage({ payload, value: 0n });

  if (!sent.success) throw new Error(sent.error ?? 'The extrinsic failed');
  return sent.id;
}
// #endregion base

// #region batch
/** Sends several messages in one extrinsic: all of them, or none. */
export async function sendTogether(program: BaseGearProgram, payloads: HexString[]): Promise<HexString[]> {
  const sent = await program.sendBatchMessages(payloads.map((payload) => ({ payload })));

  if (!sent.success) throw new Error(sent.error ?? 'The extrinsic failed');
  return sent.sentMessages.flatMap((message) => ('id' in message ? [message.id] : []));
}
// #endregion batch
