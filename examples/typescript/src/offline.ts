import type { HexString } from '@gear-js/api';
import type { KeyringPair } from '@polkadot/keyring/types';
import { Metadata, TypeRegistry, expandMetadata } from '@polkadot/types';
import type { RuntimeVersion } from '@polkadot/types/interfaces';
import type { Signer, SignerPayloadJSON } from '@polkadot/types/types';

// #region signer
/**
 * Signs on another machine. `carry` takes there what is to be signed, and comes back with the
 * signature.
 */
export function remoteSigner(carry: (payload: SignerPayloadJSON) => Promise<HexString>): Signer {
  return { signPayload: async (payload) => ({ id: 0, signature: await carry(payload) }) };
}
// #endregion signer

// #region sign
/**
 * On the machine without a network: signs if `approve` agrees with the call, the tip and the nonce
 * that it is shown.
 */
export function signOffline(
  metadata: HexString,
  genesis: HexString,
  payload: SignerPayloadJSON,
  account: KeyringPair,
  approve: (call: string, tip: bigint, nonce: number) => boolean,
): HexString {
  if (payload.genesisHash !== genesis) throw new Error('This is for another network');

  const registry = new TypeRegistry();
  const runtime = new Metadata(registry, metadata);
  // Not with the extensions that the payload lists: without that of the tip, a tip could hide
  // behind the call.
  registry.setMetadata(runtime);

  const { version } = payload;
  const toSign = registry.createType('ExtrinsicPayload', payload, { version });
  const known = expandMetadata(registry, runtime).consts['system']?.['version'] as unknown as
    RuntimeVersion | undefined;
  if (!known?.specVersion.eq(toSign.specVersion))
    throw new Error('The metadata is of another runtime');
  // Without an end it could be held back, and run when the order is long forgotten.
  if (!toSign.era.isMortalEra) throw new Error('It would be valid for ever');

  const call = registry.createType('Call', payload.method);
  if (call.toHex() !== toSign.method.toHex()) throw new Error('There is more than a call');

  // Pallet, call and arguments: addresses with prefix 137, amounts in planck with commas, such as
  // 12,345.
  const shown = JSON.stringify(call.toHuman());
  if (!approve(shown, toSign.tip.toBigInt(), toSign.nonce.toNumber()))
    throw new Error('Not approved');

  return toSign.sign(account).signature;
}
// #endregion sign
