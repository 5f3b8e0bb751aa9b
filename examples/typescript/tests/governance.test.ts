import { Keyring } from '@polkadot/keyring';
import { blake2AsHex } from '@polkadot/util-crypto';
import { expect, it, vi } from 'vitest';

import { notePayment } from '../src/governance';
import { StubChain, SUCCESS } from './support/chain';

it('stores the call of a payment, and names it by its hash and length', async () => {
  const chain = new StubChain();
  const api = await chain.api();
  const alice = new Keyring({ type: 'sr25519' }).addFromUri('//Alice');

  const noting = notePayment(api, alice, alice.address, 5_000_000_000_000n);
  await vi.waitUntil(() => chain.sent.length > 0);
  const [sent = '0x'] = chain.sent;
  chain.nextBlock(SUCCESS);
  const { hash, len } = await noting;

  const { section, method, args } = api.createType('Extrinsic', sent).method;
  expect(`${section}.${method}`).toBe('preimage.notePreimage');
  const stored = api.createType('Bytes', args[0]?.toHex());
  expect([blake2AsHex(stored, 256), stored.length]).toEqual([hash, len]);
  expect(api.createType('Call', stored.toHex()).toHuman()).toMatchObject({
    section: 'treasury',
    method: 'spendLocal',
    args: { amount: '5,000,000,000,000' },
  });
});
