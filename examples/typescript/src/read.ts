import { CreateType, ReplyCode } from '@gear-js/api';
import type { GearApi, HexString } from '@gear-js/api';
import type { u64 } from '@polkadot/types';
import { hexToU8a } from '@polkadot/util';

// #region query
const NOBODY: HexString = `0x${'00'.repeat(32)}`;

/**
 * Asks a program without sending anything: no signature, no fee, and whatever it does is thrown
 * away.
 */
export async function query(
  api: GearApi,
  programId: HexString,
  payload: HexString,
  { origin = NOBODY, at }: { origin?: HexString; at?: HexString } = {},
): Promise<HexString> {
  const reply = await api.message.calculateReply({ origin, destination: programId, payload, at });

  const code = new ReplyCode(reply.code.toU8a(), api.specVersion);
  // The payload says why, such as the message of a panic.
  if (code.isError) throw new Error(code.asString, { cause: reply.payload.toHex() });
  return reply.payload.toHex();
}
// #endregion query

// #region typed
const NUMBER_BYTES = 8;

/** Asks for a number of 64 bits, such as the value of a counter. */
export async function readNumber(
  api: GearApi,
  programId: HexString,
  request: HexString,
): Promise<bigint> {
  const payload = hexToU8a(await query(api, programId, request));
  // The decoder takes what is missing for zeros, and ignores what is left over.
  if (payload.length !== NUMBER_BYTES) throw new Error(`Not a number: ${payload.length} bytes`);
  return CreateType.create<u64>('u64', payload).toBigInt();
}
// #endregion typed

// #region past
/** The same question, as the program would have answered it at an earlier block. */
export async function queryAtBlock(
  api: GearApi,
  programId: HexString,
  payload: HexString,
  block: number,
) {
  const at = await api.blocks.getBlockHash(block);
  return query(api, programId, payload, { at: at.toHex() });
}
// #endregion past
