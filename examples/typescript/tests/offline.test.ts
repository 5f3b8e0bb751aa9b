import { GearKeyring } from '@gear-js/api';
import type { SignerPayloadJSON } from '@polkadot/types/types';
import { u8aToHex } from '@polkadot/util';
import { signatureVerify } from '@polkadot/util-crypto';
import { expect, it } from 'vitest';

import { remoteSigner, signOffline } from '../src/offline';
import { prepare } from '../src/resend';
import { StubChain } from './support/chain';

/** A transfer to Bob that an offline machine signs, if `approve` agrees. */
async function withdraw(
  approve: (call: string, tip: bigint, nonce: number) => boolean,
  genesis?: `0x${string}`,
  forge: (payload: SignerPayloadJSON, signed: Uint8Array) => SignerPayloadJSON = (payload) =>
    payload,
) {
  const api = await new StubChain().api();
  const [alice, bob] = await Promise.all([
    GearKeyring.fromSuri('//Alice'),
    GearKeyring.fromSuri('//Bob'),
  ]);
  let asked: SignerPayloadJSON | undefined;

  const signer = remoteSigner(async (payload) => {
    // The payload crosses the gap as a text.
    const { version } = payload;
    const signed = api.createType('ExtrinsicPayload', payload, { version }).toU8a({ method: true });
    asked = JSON.parse(JSON.stringify(forge(payload, signed))) as SignerPayloadJSON;
    return signOffline(
      api.runtimeMetadata.toHex(),
      genesis ?? api.genesisHash.toHex(),
      asked,
      alice,
      approve,
    );
  });
  const transfer = api.tx.balances.transferKeepAlive(bob.address, 5_000n);
  const prepared = await prepare(api, transfer, alice.address, { signer, era: 2048, tip: 7n });
  return { api, alice, bob, asked, prepared };
}

it('makes a signature that fits what is sent', async () => {
  const { api, alice, asked, prepared } = await withdraw(() => true);
  const sent = api.createType('Extrinsic', prepared.bytes);
  const signed = api.createType('ExtrinsicPayload', asked, { version: 4 }).toU8a({ method: true });
  expect(sent.signer.toString()).toBe(alice.address);
  expect(signatureVerify(signed, sent.signature.toU8a(), alice.address).isValid).toBe(true);
});

it('signs for 2,048 blocks', async () => {
  const { prepared } = await withdraw(() => true);
  expect(prepared.death).toBe(10 + 2048);
});

it('shows the call with the address and the amount, and the tip', async () => {
  const shown: string[] = [];
  const { bob } = await withdraw((call, tip) => tip === 7n && shown.push(call) > 0);
  expect(JSON.parse(shown[0] ?? '')).toMatchObject({
    section: 'balances',
    method: 'transferKeepAlive',
    args: { dest: { Id: bob.address }, value: '5,000' },
  });
});

it('signs nothing that is not approved, or for another network', async () => {
  await expect(withdraw(() => false)).rejects.toThrow('Not approved');
  await expect(withdraw(() => true, `0x${'33'.repeat(32)}`)).rejects.toThrow('another network');
});

it('signs no tip that is hidden behind the call', async () => {
  // The online machine sends all that is signed as the call, and says that no extension follows.
  const forged = withdraw(
    (_, tip) => tip === 0n,
    undefined,
    (payload, signed) => ({
      ...payload,
      method: u8aToHex(signed),
      signedExtensions: [],
      tip: '0x00',
    }),
  );
  await expect(forged).rejects.toThrow('more than a call');
});

it('signs the tip also if the payload does not list the extension', async () => {
  const forged = withdraw(
    (_, tip) => tip === 0n,
    undefined,
    (payload) => ({ ...payload, signedExtensions: [] }),
  );
  await expect(forged).rejects.toThrow('Not approved');
});

it('signs nothing without an end', async () => {
  const forged = withdraw(
    () => true,
    undefined,
    (payload) => ({ ...payload, era: '0x00', blockHash: payload.genesisHash }),
  );
  await expect(forged).rejects.toThrow('valid for ever');
});

it('signs nothing for a runtime that it has no metadata of', async () => {
  const later = withdraw(
    () => true,
    undefined,
    (payload) => ({ ...payload, specVersion: '0x0000ffff' }),
  );
  await expect(later).rejects.toThrow('another runtime');
});
