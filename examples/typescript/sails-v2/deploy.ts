import { readFile } from 'node:fs/promises';

import type { GearApi, HexString } from '@gear-js/api';
import type { KeyringPair } from '@polkadot/keyring/types';

import { loadProgram, named } from './load';

// #region upload
/** Uploads the code and creates a program from it, with the constructor `Open`. */
export async function deploy(api: GearApi, account: KeyringPair): Promise<HexString> {
  const program = await loadProgram('voting.idl');
  program.setApi(api);

  const open = named(program.ctors, 'Open');
  const transaction = open.fromCode(
    await readFile('voting.opt.wasm'),
    ['tea', 'coffee'],
    1_000_000_000_000n,
  );

  const { response } = await transaction.withAccount(account).signAndSend();
  await response();
  return transaction.programId;
}
// #endregion upload

// #region create
/** Creates one more program from code that the chain has. */
export async function createAnother(
  api: GearApi,
  account: KeyringPair,
  codeId: HexString,
): Promise<HexString> {
  const program = await loadProgram('voting.idl');
  program.setApi(api);

  const transaction = named(program.ctors, 'Open').fromCodeId(codeId, ['red', 'blue'], 0n);
  const { response } = await transaction.withAccount(account).signAndSend();
  await response();
  return transaction.programId;
}
// #endregion create
