// #region load
import type { GearApi, HexString } from '@gear-js/api';
import type { KeyringPair } from '@polkadot/keyring/types';
import { Sails } from 'sails-js';
import { SailsIdlParser } from 'sails-js-parser';

/** Reads an interface of version 1 and makes everything in it callable. */
export async function loadSails(idl: string): Promise<Sails> {
  return new Sails(await SailsIdlParser.new()).parseIdl(idl);
}
// #endregion load

// #region call
/** Adds to a counter that was built with Sails 0.10 or older, and reads it. */
export async function add(sails: Sails, api: GearApi, programId: HexString, account: KeyringPair) {
  sails.setApi(api).setProgramId(programId);
  const counter = sails.services['Counter'];

  const transaction = counter?.functions['Add']?.(5).withAccount(account);
  const { response } = (await transaction?.signAndSend()) ?? {};
  await response?.();

  return await counter?.queries['Value']?.().call();
}
// #endregion call

// #region names
import { getFnNamePrefix, getServiceNamePrefix } from 'sails-js';

/** Which service and function a payload of version 1 names at its start. */
export function names(payload: HexString) {
  return { service: getServiceNamePrefix(payload), fn: getFnNamePrefix(payload) };
}
// #endregion names
