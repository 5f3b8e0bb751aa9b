import { GearKeyring, decodeAddress, encodeAddress } from '@gear-js/api';
import type { HexString } from '@gear-js/api';
import { stringToU8a, u8aToHex } from '@polkadot/util';
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto';
import { describe, expect, it } from 'vitest';

import {
  backup,
  createAccount,
  isSignedBy,
  restore,
  signText,
  toActorId,
  toVaraAddress,
} from '../src/keyring';

const ALICE = '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d';
const ALICE_VARA = 'kGkLEU3e3XXkJp2WK4eNpVmSab5xUNL9QtmLPh8QfCL2EgotW';
const ALICE_GENERIC = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';

describe('accounts', () => {
  it('is the same account after each way of restoring it', async () => {
    const { account, mnemonic, backup: json } = await createAccount('test', 'secret');
    const { seed } = GearKeyring.generateSeed(mnemonic);

    expect((await restore.fromMnemonic(mnemonic)).address).toBe(account.address);
    expect((await restore.fromSuri(mnemonic)).address).toBe(account.address);
    expect((await restore.fromSeed(seed)).address).toBe(account.address);
    expect(restore.fromBackup(json, 'secret').address).toBe(account.address);
    expect(restore.fromBackup(backup(account, 'other'), 'other').address).toBe(account.address);
  });

  it('has a mnemonic of twelve words, and a name in the backup', async () => {
    const { mnemonic, backup: json } = await createAccount('test', 'secret');
    expect(mnemonic.split(' ')).toHaveLength(12);
    expect(json.meta.name).toBe('test');
  });

  it('refuses a wrong password', async () => {
    const { backup: json } = await createAccount('test', 'secret');
    expect(() => restore.fromBackup(json, 'wrong')).toThrow(
      'Unable to decode using the supplied passphrase',
    );
  });

  it('takes what is no hexadecimal digit of a seed for 0', async () => {
    const guessable = await restore.fromSeed(`0x${'00'.repeat(32)}`);
    expect((await restore.fromSeed(`0x${'zz'.repeat(32)}`)).address).toBe(guessable.address);
  });

  it('derives another account from a path', async () => {
    const { mnemonic, account } = await createAccount('test', 'secret');
    expect((await restore.fromSuri(`${mnemonic}//second`)).address).not.toBe(account.address);
  });

  it('knows the accounts of a development node', async () => {
    const alice = await restore.fromSuri('//Alice');
    expect(u8aToHex(alice.publicKey)).toBe(ALICE);
    expect(alice.address).toBe(ALICE_VARA);
  });
});

describe('signatures', () => {
  it('belongs to one text and one account', async () => {
    const alice = await restore.fromSuri('//Alice');
    const bob = await restore.fromSuri('//Bob');
    const signature = u8aToHex(signText(alice, 'I agree'));

    expect(isSignedBy(alice.address, 'I agree', signature)).toBe(true);
    expect(isSignedBy(ALICE, 'I agree', signature)).toBe(true);
    expect(isSignedBy(alice.address, 'I disagree', signature)).toBe(false);
    expect(isSignedBy(bob.address, 'I agree', signature)).toBe(false);
  });

  it('counts for nothing with the account of zeros, for which anybody can make one', async () => {
    await cryptoWaitReady();
    const forged: HexString = `0x${'00'.repeat(63)}80`;
    const zeros = `0x${'00'.repeat(32)}`;
    expect(isSignedBy(zeros, 'I agree', forged)).toBe(false);
    expect(isSignedBy(toVaraAddress(zeros), 'I agree', forged)).toBe(false);
  });

  it('counts for nothing there if it is of Ed25519, which version 14 takes as well', async () => {
    await cryptoWaitReady();
    const forged: HexString = `0x01${'00'.repeat(63)}`;
    const zeros = `0x${'00'.repeat(32)}`;
    // It fits half of all texts.
    const texts = Array.from({ length: 64 }, (_, number) => `I agree ${number}`);
    const fits = (text: string) => signatureVerify(stringToU8a(text), forged, zeros).isValid;
    expect(texts.some(fits)).toBe(true);
    expect(texts.some((text) => isSignedBy(zeros, text, forged))).toBe(false);
  });

  it('is valid for a text that looks like hex', async () => {
    const alice = await restore.fromSuri('//Alice');
    const signature = u8aToHex(signText(alice, '0xc0ffee'));
    expect(isSignedBy(alice.address, '0xc0ffee', signature)).toBe(true);
    expect(isSignedBy(alice.address, '0xC0FFEE', signature)).toBe(false);
  });

  it('is refused by an error if its length is wrong', () => {
    expect(() => isSignedBy(ALICE, 'I agree', '0x00')).toThrow('Invalid signature length');
  });

  it('is valid as well if a wallet put the text between tags', async () => {
    const alice = await restore.fromSuri('//Alice');
    const signature = u8aToHex(signText(alice, '<Bytes>I agree</Bytes>'));
    expect(isSignedBy(alice.address, 'I agree', signature)).toBe(true);
  });
});

describe('addresses', () => {
  it.each([ALICE, ALICE_VARA, ALICE_GENERIC])('reads %s', (address) => {
    expect(toActorId(address)).toBe(ALICE);
  });

  it('writes prefix 137, where the function of the package writes 42', () => {
    expect(toVaraAddress(ALICE)).toBe(ALICE_VARA);
    expect(encodeAddress(ALICE)).toBe(ALICE_GENERIC);
  });

  it('has one spelling, which decodeAddress alone does not give', () => {
    expect(decodeAddress(`${ALICE}ab`)).toBe(`${ALICE}ab`);
    expect(() => toActorId(`${ALICE}ab`)).toThrow('Not 32 bytes');
  });

  it('rejects what is no address', () => {
    expect(() => toActorId('kGkLEU3e3XXkJp2WK4eNpVmSab5xUNL9QtmLPh8QfCL2EgotX')).toThrow();
    expect(() => toActorId('0x')).toThrow('Not 32 bytes');
  });
});
