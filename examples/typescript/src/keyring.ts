import { GearKeyring, decodeAddress } from '@gear-js/api';
import type { HexString } from '@gear-js/api';
import type { KeyringPair, KeyringPair$Json } from '@polkadot/keyring/types';
import { stringToU8a } from '@polkadot/util';
import { encodeAddress, signatureVerify } from '@polkadot/util-crypto';

// #region create
/**
 * Makes a new account. Whoever has the mnemonic has the account: show it once, store it nowhere.
 */
export async function createAccount(name: string, password: string) {
  const { keyring, mnemonic, json } = await GearKeyring.create(name, password);
  return { account: keyring, mnemonic, backup: json };
}
// #endregion create

// #region import
/** Restores an account from what you have of it. */
export const restore = {
  fromMnemonic: (mnemonic: string): Promise<KeyringPair> => GearKeyring.fromMnemonic(mnemonic),
  /** Mnemonic or seed, then `//hard` and `/soft` derivation. */
  fromSuri: (suri: string): Promise<KeyringPair> => GearKeyring.fromSuri(suri),
  fromSeed: (seed: HexString): Promise<KeyringPair> => GearKeyring.fromSeed(seed),
  /** A backup made by a wallet, or by `GearKeyring.toJson`. */
  fromBackup: (json: KeyringPair$Json | string, password: string): KeyringPair =>
    GearKeyring.fromJson(json, password),
};
// #endregion import

// #region backup
/** The encrypted backup of an account, ready to be written to a file. */
export function backup(account: KeyringPair, password: string): string {
  return JSON.stringify(GearKeyring.toJson(account, password));
}
// #endregion backup

// #region sign
/** Signs a text. */
export function signText(account: KeyringPair, text: string): Uint8Array {
  return GearKeyring.sign(account, text);
}
// #endregion sign

// #region verify
/**
 * Tells whether the owner of an address signed a text. Throws if the signature has not the length
 * of one.
 */
export function isSignedBy(address: string, text: string, signature: HexString): boolean {
  // 32 zeros are a key for which anybody can sign. The library accepts that, in version 14 too.
  if (/^0x0*$/.test(decodeAddress(address))) return false;
  // As bytes, since a text that looks like hex would be decoded first.
  return signatureVerify(stringToU8a(text), signature, address).isValid;
}
// #endregion verify

// #region address
const VARA_PREFIX = 137;

/**
 * The 32 bytes of an account, the form that programs and payloads use. Takes an address with any
 * prefix, or a public key.
 */
export function toActorId(address: string): HexString {
  const id = decodeAddress(address);
  // Hexadecimal comes back as it is, of any length. 32 bytes are 0x and 64 digits.
  if (id.length !== 66) throw new Error(`Not 32 bytes: ${address}`);
  return id;
}

/** The address of an account as wallets for Vara show it. */
export function toVaraAddress(account: string | Uint8Array): string {
  return encodeAddress(account, VARA_PREFIX);
}
// #endregion address
