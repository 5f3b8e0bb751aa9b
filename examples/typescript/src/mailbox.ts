import type {
  GearApi,
  GearCommonStoragePrimitivesInterval,
  GearCoreMessageUserUserStoredMessage,
  HexString,
} from '@gear-js/api';
import type { AddressOrPair } from '@polkadot/api/types';
import type { Option } from '@polkadot/types';
import type { ITuple } from '@polkadot/types/types';

import { submit } from './submit';

// #region read
/** A message that waits for its user. */
export interface Waiting {
  id: HexString;
  from: HexString;
  payload: HexString;
  value: bigint;
  /** The block in which the message leaves the mailbox by itself, as `gear.blockNumber` counts. */
  until: number;
}

type Entry = ITuple<[GearCoreMessageUserUserStoredMessage, GearCommonStoragePrimitivesInterval]>;

/** The messages in the mailbox of a user, given by address or public key. */
export async function readMailbox(api: GearApi, user: string): Promise<Waiting[]> {
  const mailbox = api.query['gearMessenger']?.['mailbox'];
  if (!mailbox) throw new Error('This is not a Gear network');
  const entries = await mailbox.entries<Option<Entry>>(user);

  return entries.flatMap(([, entry]) => {
    // The client reads keys first, then values: a message can leave the mailbox in between.
    if (entry.isNone) return [];
    const [message, interval] = entry.unwrap();
    return {
      id: message.id.toHex(),
      from: message.source.toHex(),
      payload: message.payload.toHex(),
      value: message.value.toBigInt(),
      until: interval.finish.toNumber(),
    };
  });
}
// #endregion read

// #region answer
/** Answers a message from the mailbox. Its value comes with the answer. */
export async function answer(
  api: GearApi,
  account: AddressOrPair,
  user: HexString,
  messageId: HexString,
  payload: HexString,
): Promise<void> {
  const gas = await api.program.calculateGas.reply(user, messageId, payload);

  const extrinsic = await api.message.sendReply({
    replyToId: messageId,
    payload,
    gasLimit: gas.min_limit.toBigInt(),
    account: user,
  });
  await submit(api, extrinsic, account);
}
// #endregion answer

// #region claim
/** Takes the value of a message and removes the message, without an answer. */
export async function claim(
  api: GearApi,
  account: AddressOrPair,
  messageId: HexString,
): Promise<void> {
  const claimValue = api.tx['gear']?.['claimValue'];
  if (!claimValue) throw new Error('This is not a Gear network');
  await submit(api, claimValue(messageId), account);
}
// #endregion claim

// #region waitlist
/** Tells whether a message to a program waits there for a reply or a wake-up. */
export async function isWaiting(
  api: GearApi,
  programId: HexString,
  messageId: HexString,
): Promise<boolean> {
  // The declared type leaves out `null`, which is the answer if there is no such message.
  const found: unknown = await api.waitlist.read(programId, messageId);
  return found !== null;
}
// #endregion waitlist
