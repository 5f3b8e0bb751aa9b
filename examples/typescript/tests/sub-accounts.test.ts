import { GearKeyring } from '@gear-js/api';
import { expect, it } from 'vitest';

import { subAccount, sweep } from '../src/queries';
import { StubNode } from './support/stubNode';

it('gives each sub-account its own address of Vara', async () => {
  const { address } = await GearKeyring.fromSuri('//Alice');
  const addresses = [0, 1, 65_535].map((index) => subAccount(address, index));
  expect(new Set(addresses).size).toBe(3);
  for (const sub of addresses) expect(sub).toMatch(/^kG/);
});

it('sweeps with one batch, each as the sub-account that it empties', async () => {
  const api = await new StubNode().api();
  const { address } = await GearKeyring.fromSuri('//Alice');
  const { args } = sweep(api, [0, 7], address).method.toHuman() as unknown as { args: { calls: unknown[] } };
  expect(args.calls).toMatchObject([
    { section: 'utility', method: 'asDerivative', args: { index: '0', call: { method: 'transferAll' } } },
    { section: 'utility', method: 'asDerivative', args: { index: '7', call: { method: 'transferAll' } } },
  ]);
});
