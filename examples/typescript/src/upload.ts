import { decodeAddress, generateCodeHash, generateProgramId } from '@gear-js/api';
import type { GearApi, HexString, ProgramChanged } from '@gear-js/api';
import type { AddressOrPair } from '@polkadot/api/types';

import { submit } from './submit';
import type { Included } from './submit';

// #region upload
/** Stores code and creates a program from it, in one extrinsic. */
export async function uploadProgram(
  api: GearApi,
  account: AddressOrPair,
  sender: string,
  code: Uint8Array,
  initPayload: HexString,
): Promise<HexString> {
  const gas = await api.program.calculateGas.initUpload(decodeAddress(sender), code, initPayload);

  const { programId, extrinsic } = api.program.upload({
    code,
    initPayload,
    gasLimit: gas.min_limit.toBigInt(),
    keepAlive: true,
  });
  await submit(api, extrinsic, account);
  return programId;
}
// #endregion upload

// #region event
/** The program that an extrinsic created, as its block reports it. */
export function createdProgram({ events }: Included): HexString | undefined {
  const changed = events.find(
    ({ event }) => event.section === 'gear' && event.method === 'ProgramChanged',
  );
  return (changed?.event as ProgramChanged | undefined)?.data.id.toHex();
}
// #endregion event

// #region id
/** The id that a program will have, before anything is sent. */
export function futureProgramId(code: Uint8Array, salt: HexString): HexString {
  return generateProgramId(generateCodeHash(code), salt);
}
// #endregion id
