// #region ask
import { ReplyCode } from '@gear-js/api';
import type { GearApi, HexString, MessageQueued, UserMessageSentData } from '@gear-js/api';
import type { AddressOrPair, SignerOptions, SubmittableExtrinsic } from '@polkadot/api/types';

import { submit } from './submit';
import type { Included } from './submit';

/** What a program answers. */
export interface Reply {
  payload: HexString;
  value: bigint;
  code: ReplyCode;
}

/**
 * Submits an extrinsic that sends a message to a program, and waits for the reply, whichever block
 * brings it. With an account of a wallet, the options name its `signer`.
 */
export async function ask(
  api: GearApi,
  extrinsic: SubmittableExtrinsic<'promise'>,
  account: AddressOrPair,
  { timeoutMs = 60_000, ...options }: Partial<SignerOptions> & { timeoutMs?: number } = {},
): Promise<Reply> {
  const replies = new Map<HexString, UserMessageSentData>();
  let onReply = () => {};

  // Listen before sending: the reply often comes in the block that takes the message.
  const stop = await api.gearEvents.subscribeToGearEvent('UserMessageSent', ({ data }) => {
    const details = data.message.details.unwrapOr(undefined);
    if (!details) return;
    replies.set(details.to.toHex(), data);
    onReply();
  });

  try {
    const id = queuedMessage(await submit(api, extrinsic, account, options));

    const data = await new Promise<UserMessageSentData>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`No reply to ${id} in ${timeoutMs} ms`)),
        timeoutMs,
      );
      onReply = () => {
        const reply = replies.get(id);
        if (!reply) return;
        clearTimeout(timer);
        resolve(reply);
      };
      onReply();
    });
    return readReply(api, data);
  } finally {
    stop();
  }
}

/** The id of the message that an extrinsic put into the queue. */
export function queuedMessage({ events }: Included): HexString {
  const queued = events.find(
    ({ event }) => event.section === 'gear' && event.method === 'MessageQueued',
  );
  if (!queued)
    throw new Error('No message was queued: is the destination a program on this network?');
  return (queued.event as MessageQueued).data.id.toHex();
}

/** Takes from the event what a caller wants to know. */
export function readReply(api: GearApi, { message }: UserMessageSentData): Reply {
  return {
    payload: message.payload.toHex(),
    value: message.value.toBigInt(),
    code: new ReplyCode(message.details.unwrap().code.toU8a(), api.specVersion),
  };
}
// #endregion ask
