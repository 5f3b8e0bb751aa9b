import type { HexString } from '@gear-js/api';
import type { KeyringPair } from '@polkadot/keyring/types';
import { Metadata, TypeRegistry } from '@polkadot/types';
import type { Signer, SignerPayloadJSON } from '@polkadot/types/types';

// #region signer
/** Signs on another machine. `carry` takes there what is to be signed, and comes back with the signature. */
export function remoteSigner(carry: (payload: SignerPayloadJSON) => Promise<HexString>): Signer {
  return { signPayload: async (payload) => ({ id: 0, signature: await carry(payload) }) };
}
// #endregion signer

// #region sign
/** On the machine without a network: signs if `approve` agrees with the call and the tip that it is shown. */
export function signOffline(
  metadata: HexString,
  genesis: HexString,
  payload: SignerPayloadJSON,
  account: KeyringPair,
  approve: (call: string, tip: bigint) => boolean,
): HexString {
  if (payload.genesisHash !== genesis) throw new Error('This is for another network');

  const registry = new TypeRegistry();
  registry.setMetadata(new Metadata(registry, metadata), payload.signedExtensions);

  // Pallet, call and arguments: addresses with prefix 137, amounts in planck.
  const call = JSON.stringify(registry.createType('Call', payload.method).toHuman());
  if (!approve(call, BigInt(payload.tip))) throw new Error('Not approved');

  const { version } = payload;
  return registry.createType('ExtrinsicPayload', payload, { version }).sign(account).signature;
}
// #endregion sign
