import { generateCodeHash } from '@gear-js/api';
import type { GearApi, HexString } from '@gear-js/api';
import type { AddressOrPair } from '@polkadot/api/types';

import { submit } from './submit';

// #region upload
/** Stores code unless the chain has it, and returns its id. */
export async function uploadCode(
  api: GearApi,
  account: AddressOrPair,
  code: Uint8Array,
): Promise<HexString> {
  const codeId = generateCodeHash(code);
  if (await api.code.exists(codeId)) return codeId;

  const { extrinsic } = await api.code.upload(code);
  await submit(api, extrinsic, account);
  return codeId;
}
// #endregion upload

// #region create
/**
 * Creates a program from stored code. Equal code and equal salt give an equal id, and the chain
 * takes each id once.
 */
export async function createProgram(
  api: GearApi,
  account: AddressOrPair,
  sender: HexString,
  codeId: HexString,
  salt: HexString,
  initPayload: HexString,
): Promise<HexString> {
  const gas = await api.program.calculateGas.initCreate(sender, codeId, initPayload);

  const { programId, extrinsic } = api.program.create({
    codeId,
    salt,
    initPayload,
    gasLimit: gas.min_limit.toBigInt(),
    keepAlive: true,
  });
  await submit(api, extrinsic, account);
  return programId;
}
// #endregion create

// #region lookup
/** What the chain knows about code. */
export async function describeCode(api: GearApi, codeId: HexString) {
  return {
    exists: await api.code.exists(codeId),
    staticPages: await api.code.staticPages(codeId),
  };
}

/** The code that a program runs. Throws if the program does not exist, or no longer. */
export function codeOf(api: GearApi, programId: HexString): Promise<HexString> {
  return api.program.codeId(programId);
}
// #endregion lookup
