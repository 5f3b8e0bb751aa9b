import type { BaseGearProgram, HexString } from '@gear-js/api';

// #region base
/** Sends a message through the object that stands for a program, and returns its id. */
export async function sendThroughProgram(
  program: BaseGearProgram,
  payload: HexString,
): Promise<HexString> {
  const sent = await program.sendMessage({ payload, value: 0n });

  if (!sent.success) throw new Error(sent.error ?? 'The extrinsic failed');
  return sent.id;
}
// #endregion base

// #region batch
/** Sends several messages in one extrinsic: all of them, or none. */
export async function sendTogether(
  program: BaseGearProgram,
  payloads: HexString[],
): Promise<HexString[]> {
  const sent = await program.sendBatchMessages(payloads.map((payload) => ({ payload })));

  if (!sent.success) throw new Error(sent.error ?? 'The extrinsic failed');
  return sent.sentMessages.flatMap((message) => ('id' in message ? [message.id] : []));
}
// #endregion batch
