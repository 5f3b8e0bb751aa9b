import { GearKeyring } from '@gear-js/api';
import type { SignerPayloadJSON } from '@polkadot/types/types';
import { signatureVerify } from '@polkadot/util-crypto';
import { expect, it } from 'vitest';

import { remoteSigner, signOffline } from '../src/offline';
import { prepare } from '../src/resend';
import { StubChain } from './support/chain';

/** A transfer to Bob that an offline machine signs, if `approve` agrees. */
async function withdraw(approve: (call: string, tip: bigint) => boolean, genesis?: `0x${string}`) {
  const api = await new StubChain().api();
  const [alice, bob] = await Promise.all([GearKeyring.fromSuri('//Alice'), GearKeyring.fromSuri('//Bob')]);
  let asked: SignerPayloadJSON | undefined;

  const signer = remoteSigner(async (payload) => {
    // The payload crosses the gap as a text.
    asked = JSON.parse(JSON.stringify(payload)) as SignerPayloadJSON;
    return signOffline(api.runtimeMetadata.toHex(), genesis ?? api.genesisHash.toHex(), asked, alice, approve);
  });
  const transfer = api.tx.balances.transferKeepAlive(bob.address, 5n);
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
    args: { dest: { Id: bob.address }, value: '5' },
  });
});

it('signs nothing that is not approved, or for another network', async () => {
  await expect(withdraw(() => false)).rejects.toThrow('Not approved');
  await expect(withdraw(() => true, `0x${'33'.repeat(32)}`)).rejects.toThrow('another network');
});
