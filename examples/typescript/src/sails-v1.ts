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
/**
 * Adds to a counter that was built with Sails 0.10 or older, and reads it. Throws if the counter
 * refuses.
 */
export async function add(
  sails: Sails,
  api: GearApi,
  programId: HexString,
  account: KeyringPair,
): Promise<number> {
  sails.setApi(api).setProgramId(programId);
  const counter = sails.services['Counter'];
  const [addTo, value] = [counter?.functions['Add'], counter?.queries['Value']];
  if (!addTo || !value) throw new Error('The IDL has no such counter');

  const { response } = await addTo<{ ok: number } | { err: string }>(5)
    .withAccount(account)
    .signAndSend();
  // A refusal is a reply like any other.
  const result = await response();
  if ('err' in result) throw new Error(result.err);
  return value<number>().call();
}
// #endregion call

// #region names
import { getFnNamePrefix, getServiceNamePrefix } from 'sails-js';

/** Which service and function a payload of version 1 names at its start. */
export function names(payload: HexString) {
  return { service: getServiceNamePrefix(payload), fn: getFnNamePrefix(payload) };
}
// #endregion names
