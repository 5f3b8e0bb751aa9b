// #region find
import type { GearApi, HexString } from '@gear-js/api';
import type { Bytes, Option } from '@polkadot/types';
import { SailsProgram } from 'sails-js';
import { SailsIdlParser, extractIdlFromWasm } from 'sails-js/parser';

/** Makes a running program callable with the interface that its own code carries. */
export async function programFromChain(api: GearApi, programId: HexString): Promise<SailsProgram> {
  const codeId = await api.program.codeId(programId);
  const code = (await api.query['gearProgram']?.['originalCodeStorage']?.(codeId)) as
    Option<Bytes> | undefined;
  if (!code?.isSome) throw new Error(`The chain has no code ${codeId}`);

  const idl = await extractIdlFromWasm(code.unwrap().toU8a(true));
  if (!idl) throw new Error('The code was built without its IDL');

  const parser = new SailsIdlParser();
  await parser.init();
  return new SailsProgram(parser.parse(idl)).setApi(api).setProgramId(programId);
}
// #endregion find
