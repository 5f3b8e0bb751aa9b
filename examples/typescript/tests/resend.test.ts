import { GearKeyring } from '@gear-js/api';
import { expect, it } from 'vitest';

import { outcome, prepare } from '../src/resend';
import { StubChain, SUCCESS } from './support/chain';

const TENTH = `0x${'a'.padStart(64, '0')}`;

/** An extrinsic that is signed at block 10, the last one, which is final. */
async function signed() {
  const chain = new StubChain();
  const api = await chain.api();
  const alice = await GearKeyring.fromSuri('//Alice');
  const prepared = await prepare(api, api.tx.balances.transferKeepAlive(alice.address, 1n), alice);
  return { api, chain, prepared };
}

it('signs for 128 blocks, and sends nothing', async () => {
  const { chain, prepared } = await signed();
  expect(prepared).toMatchObject({ after: 10, death: 138 });
  expect(chain.sent).toEqual([]);
});

it('counts from the block that the signature names, also while finality lags', async () => {
  const chain = new StubChain();
  const api = await chain.api();
  const alice = await GearKeyring.fromSuri('//Alice');
  for (let i = 0; i < 30; i += 1) chain.nextBlock(SUCCESS);
  Object.assign(chain.node.handlers, {
    chain_getFinalizedHead: () => TENTH,
    state_subscribeStorage: ([keys]: [string[]]) => ({
      block: TENTH,
      changes: keys.map((key) => [key, null]),
    }),
  });

  const prepared = await prepare(api, api.tx.balances.transferKeepAlive(alice.address, 1n), alice);
  // Finality is too far back for the client, which signs for the parent of the best block, 39.
  expect(prepared).toMatchObject({ after: 10, death: 39 + 128 });
});

it('finds the block, whatever the client saw of it', async () => {
  const { api, chain, prepared } = await signed();
  chain.nextBlock(SUCCESS);
  chain.sent.push(prepared.bytes);
  chain.nextBlock(SUCCESS);
  chain.nextBlock(SUCCESS);
  await expect(outcome(api, prepared)).resolves.toBe(`0x${'c'.padStart(64, '0')}`);
});

it('waits as long as a block can still contain it, and no longer', async () => {
  const { api, chain, prepared } = await signed();
  await expect(outcome(api, prepared)).resolves.toBe('waiting');
  while (chain.block < 136) chain.nextBlock(SUCCESS);
  await expect(outcome(api, prepared)).resolves.toBe('waiting');
  chain.nextBlock(SUCCESS);
  await expect(outcome(api, prepared)).resolves.toBe('expired');
});

/** What a node answers about its newest blocks only. */
function forNewest(chain: StubChain, method: string, otherwise: () => unknown) {
  const answer = chain.node.handlers[method];
  chain.node.handlers[method] = (params) =>
    Number(params[0]) + 2 < chain.block ? otherwise() : answer?.(params);
}

it('needs no state of past blocks, which most nodes drop', async () => {
  const { api, chain, prepared } = await signed();
  while (chain.block < 137) chain.nextBlock(SUCCESS);
  forNewest(chain, 'state_getRuntimeVersion', () => {
    throw new Error('State already discarded');
  });
  await expect(outcome(api, prepared)).resolves.toBe('expired');
});

it('does not give up an extrinsic that may be in a block that the node does not keep', async () => {
  const { api, chain, prepared } = await signed();
  while (chain.block < 137) chain.nextBlock(SUCCESS);
  forNewest(chain, 'chain_getBlock', () => null);
  await expect(outcome(api, prepared)).rejects.toThrow('The node does not keep block 11');
});

it('does not give up an extrinsic that waits in a block that is not final', async () => {
  const { api, chain, prepared } = await signed();
  chain.node.handlers['chain_getFinalizedHead'] = () => TENTH;
  while (chain.block < 150) chain.nextBlock(SUCCESS);
  await expect(outcome(api, prepared)).resolves.toBe('waiting');
});
