import { decodeAddress } from '@gear-js/api';
import type { GearApi, HexString } from '@gear-js/api';

// #region handle
/** The gas limit with which a message to a program runs to its end, as things stand now. */
export async function gasForMessage(
  api: GearApi,
  sender: string,
  programId: HexString,
  payload: HexString,
  value = 0n,
): Promise<bigint> {
  const gas = await api.program.calculateGas.handle(
    decodeAddress(sender),
    programId,
    payload,
    value,
  );
  return gas.min_limit.toBigInt();
}
// #endregion handle

// #region headroom
/** Adds `percent` to an estimate, up to what a block can hold. */
export function withHeadroom(gas: bigint, blockGasLimit: bigint, percent = 10n): bigint {
  const limit = gas + (gas * percent) / 100n;
  return limit < blockGasLimit ? limit : blockGasLimit;
}
// #endregion headroom

// #region price
const PLANCK_PER_VARA = 1_000_000_000_000n;

/** What an account must have for a gas limit, in planck. Gas that is not burned comes back. */
export function priceOfGas(api: GearApi, gasLimit: bigint): bigint {
  return gasLimit * api.valuePerGas.toBigInt();
}

/** Planck as a number of VARA, for people. */
export function inVara(planck: bigint): string {
  if (planck < 0n) return `-${inVara(-planck)}`;
  const fraction = (planck % PLANCK_PER_VARA).toString().padStart(12, '0').replace(/0+$/, '');
  return fraction ? `${planck / PLANCK_PER_VARA}.${fraction}` : `${planck / PLANCK_PER_VARA}`;
}
// #endregion price

// #region others
/** The estimates for creating programs and for answering a message from the mailbox. */
export async function otherEstimates(
  api: GearApi,
  sender: HexString,
  {
    code,
    codeId,
    messageId,
    payload,
  }: { code: Uint8Array; codeId: HexString; messageId: HexString; payload: HexString },
) {
  const { calculateGas } = api.program;

  return {
    upload: await calculateGas.initUpload(sender, code, payload),
    create: await calculateGas.initCreate(sender, codeId, payload),
    reply: await calculateGas.reply(sender, messageId, payload),
  };
}
// #endregion others
