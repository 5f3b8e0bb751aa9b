import { GearKeyring, decodeAddress } from '@gear-js/api';
import { bnToU8a, stringToU8a, u8aConcat } from '@polkadot/util';
import { blake2AsHex } from '@polkadot/util-crypto';
import { expect, it } from 'vitest';

import { subAccount, sweep } from '../src/queries';
import { StubNode } from './support/stubNode';

it('gives each sub-account the address of Vara that the chain derives for it', async () => {
  const { address, publicKey } = await GearKeyring.fromSuri('//Alice');
  for (const index of [0, 1, 65_535]) {
    // `derivative_account_id` of the utility pallet: the index is a `u16`.
    const entropy = u8aConcat(
      stringToU8a('modlpy/utilisuba'),
      publicKey,
      bnToU8a(index, { bitLength: 16 }),
    );
    expect(decodeAddress(subAccount(address, index))).toBe(blake2AsHex(entropy));
    expect(subAccount(address, index)).toMatch(/^kG/);
  }
});

it('sweeps with one batch, each as the sub-account that it empties, whatever becomes of the others', async () => {
  const api = await new StubNode().api();
  const { address } = await GearKeyring.fromSuri('//Alice');
  const { method, args } = sweep(api, [0, 7], address).method.toHuman() as unknown as {
    method: string;
    args: { calls: unknown[] };
  };
  expect(method).toBe('forceBatch');
  const call = { method: 'transferAll', args: { dest: { Id: address }, keep_alive: false } };
  expect(args.calls).toMatchObject([
    { section: 'utility', method: 'asDerivative', args: { index: '0', call } },
    { section: 'utility', method: 'asDerivative', args: { index: '7', call } },
  ]);
});
