import type { GearApi, HexString, UserMessageSentData } from '@gear-js/api';
import type { SailsProgram, TransactionBuilderWithHeader } from 'sails-js';

// #region wait
type Message = UserMessageSentData['message'];
const REPLY_TIMEOUT_MS = 60_000;

/**
 * Collects replies from now on. Start it before you send: the reply may be in the block of the
 * message.
 */
async function listenForReplies(api: GearApi) {
  const seen = new Map<HexString, Message>();
  const waiting = new Map<HexString, (reply: Message) => void>();

  const stop = await api.gearEvents.subscribeToGearEvent(
    'UserMessageSent',
    ({ data: { message } }) => {
      if (message.details.isNone) return;
      const id = message.details.unwrap().to.toHex();
      seen.set(id, message);
      waiting.get(id)?.(message);
    },
  );

  const replyTo = (id: HexString) =>
    new Promise<Message>((resolve, reject) => {
      const early = seen.get(id);
      if (early) return resolve(early);

      const timer = setTimeout(() => reject(new Error(`No reply to ${id} yet`)), REPLY_TIMEOUT_MS);
      waiting.set(id, (reply) => {
        clearTimeout(timer);
        resolve(reply);
      });
    });

  return { replyTo, stop };
}
// #endregion wait

// #region send
/** What came back: a result, or the error that the IDL declares with `throws`. */
export type Outcome<T> = { ok: T } | { refused: unknown };

/** Sends a command and tells a refusal of the program from everything that went wrong. */
export async function send<T>(
  api: GearApi,
  program: SailsProgram,
  transaction: TransactionBuilderWithHeader<T>,
): Promise<Outcome<T>> {
  const { replyTo, stop } = await listenForReplies(api);
  let lost = () => {};
  // Without it, `signAndSend` would wait for ever.
  const broken = new Promise<never>((_, reject) => {
    lost = () => reject(new Error('The connection broke: the message may have been sent'));
  });
  api.on('disconnected', lost);

  try {
    const { msgId } = await Promise.race([transaction.signAndSend(), broken]);
    const reply = await Promise.race([replyTo(msgId), broken]);
    if (reply.details.unwrap().code.isSuccess)
      return { ok: transaction.decodePayload(reply.payload) };

    const decoded = program.decodeError(reply.payload);
    if (decoded.kind === 'error') return { refused: decoded.error };

    // A panic, too little gas, a program that has exited: throws an error with the reason.
    transaction.throwOnErrorReply(reply);
    throw new Error('The reply is an error without a reason');
  } finally {
    api.off('disconnected', lost);
    stop();
  }
}
// #endregion send
