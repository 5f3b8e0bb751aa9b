import type { HexString } from '@gear-js/api';
import type { Injected, InjectedWindow } from '@polkadot/extension-inject/types';
import { u8aToHex } from '@polkadot/util';

// #region open
/**
 * Asks a wallet of the browser, such as `polkadot-js` or `talisman`, for access. Throws if its user
 * declines.
 */
export async function openWallet(name: string, appName: string): Promise<Injected> {
  const { injectedWeb3 } = globalThis as unknown as Partial<InjectedWindow>;
  const wallet = injectedWeb3?.[name];
  if (!wallet?.enable) throw new Error(`This browser has no wallet ${name}`);
  return wallet.enable(appName);
}
// #endregion open

// #region sign
/**
 * Has the user of a wallet sign bytes, such as `stringToU8a(text)`. The wallet wraps them, then
 * signs.
 */
export async function signBytes(
  { signer }: Injected,
  address: string,
  bytes: Uint8Array,
): Promise<HexString> {
  if (!signer.signRaw) throw new Error('This wallet signs transactions only');
  const { signature } = await signer.signRaw({ address, data: u8aToHex(bytes), type: 'bytes' });
  return signature;
}
// #endregion sign
