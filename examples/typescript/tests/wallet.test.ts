import { GearKeyring } from '@gear-js/api';
import type { SignerPayloadJSON } from '@polkadot/types/types';
import { hexToU8a, stringToU8a, u8aToHex, u8aWrapBytes } from '@polkadot/util';
import { afterEach, expect, it, vi } from 'vitest';

import { isSignedBy } from '../src/keyring';
import { submit } from '../src/submit';
import { openWallet, signBytes } from '../src/wallet';
import { StubChain, SUCCESS } from './support/chain';

afterEach(() => vi.unstubAllGlobals());

/** A wallet as extensions put it into pages, with the account of Alice. */
async function injectWallet() {
  const alice = await GearKeyring.fromSuri('//Alice');
  const signRaw = async ({ data }: { data: `0x${string}` }) => ({
    signature: u8aToHex(alice.sign(u8aWrapBytes(hexToU8a(data)))),
  });
  vi.stubGlobal('injectedWeb3', { talisman: { enable: async () => ({ signer: { signRaw } }) } });
  return alice;
}

it('has a text signed so that it verifies', async () => {
  const alice = await injectWallet();
  const wallet = await openWallet('talisman', 'Test');
  for (const text of ['Log in to example.org, 42', '0x1234']) {
    const signature = await signBytes(wallet, alice.address, stringToU8a(text));
    expect(isSignedBy(alice.address, text, signature)).toBe(true);
  }
});

it('names a wallet that is not there', async () => {
  await expect(openWallet('talisman', 'Test')).rejects.toThrow('no wallet talisman');
});

/**
 * A wallet that signs with a Ledger: together with the hash of the metadata, which only it knows.
 */
async function ledger(chain: StubChain) {
  const api = await chain.api();
  const alice = await GearKeyring.fromSuri('//Alice');
  const signPayload = async (payload: SignerPayloadJSON) => {
    const signed = { ...payload, metadataHash: `0x${'11'.repeat(32)}`, mode: 1 };
    const raw = api.registry.createType('ExtrinsicPayload', signed, { version: 4 });
    const { signature } = raw.sign(alice);
    const extrinsic = api.registry.createType('Extrinsic', { method: raw.method }, { version: 4 });
    extrinsic.addSignature(alice.address, signature, raw.toHex());
    return { id: 1, signature, signedTransaction: extrinsic.toHex() };
  };
  const transfer = api.tx.balances.transferKeepAlive(alice.address, 1n);
  return (options: object) =>
    submit(api, transfer, alice.address, { signer: { signPayload }, ...options });
}

it('sends what a Ledger has signed, and needs an option for it', async () => {
  const chain = new StubChain();
  const send = await ledger(chain);
  await expect(send({})).rejects.toThrow('signedTransaction');

  const sent = send({ withSignedTransaction: true });
  await vi.waitUntil(() => chain.sent.length > 0);
  chain.nextBlock(SUCCESS);
  expect((await sent).events).toHaveLength(1);
});
