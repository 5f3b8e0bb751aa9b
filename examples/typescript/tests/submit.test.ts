import { GearKeyring } from '@gear-js/api';
import type { GearApi } from '@gear-js/api';
import type { SubmittableExtrinsic } from '@polkadot/api/types';
import type { KeyringPair } from '@polkadot/keyring/types';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';

import { send } from '../src/staking';
import { submit } from '../src/submit';
import { type Happening, StubChain, SUCCESS } from './support/chain';

type Sender<Outcome> = (
  api: GearApi,
  extrinsic: SubmittableExtrinsic<'promise'>,
  account: KeyringPair,
) => Promise<Outcome>;

/**
 * An extrinsic that the node has taken and no block contains yet. A silent node has not said so.
 */
async function start<Outcome>(sender: Sender<Outcome>, isSilent = false) {
  const chain = new StubChain();
  const api = await chain.api();
  const alice = await GearKeyring.fromSuri('//Alice');
  chain.node.handlers['author_submitAndWatchExtrinsic'] = ([bytes]) => {
    chain.sent.push(bytes as `0x${string}`);
    return isSilent ? undefined : 'ready';
  };
  const outcome = sender(api, api.tx.balances.transferKeepAlive(alice.address, 1n), alice);
  outcome.catch(() => {});
  while (chain.sent.length === 0) await sleep(5);
  await sleep(20);
  return { api, chain, outcome };
}

it('tells the block and its events', async () => {
  const { chain, outcome } = await start(submit);
  chain.nextBlock(SUCCESS);
  expect((await outcome).events).toHaveLength(1);
});

it('learns of the block if finality comes before the block is read', async () => {
  const { chain, outcome } = await start(submit);
  chain.nextBlock(SUCCESS);
  const finalized = `0x${chain.block.toString(16).padStart(64, '0')}` as const;
  chain.node.notify('author_submitAndWatchExtrinsic', { finalized });
  await expect(outcome).resolves.toMatchObject({ blockHash: finalized });
});

it.each<[string, Sender<unknown>]>([
  ['for a block', submit],
  ['until a block is final', send],
])('does not wait %s for ever if the connection breaks', async (_, sender) => {
  const { chain, outcome } = await start(sender);
  chain.node.drop();
  await expect(outcome).rejects.toThrow('The connection broke');
});

it.each<[string, Sender<unknown>]>([
  ['for a block', submit],
  ['until a block is final', send],
])(
  'does not wait %s for ever if the connection breaks before the first status',
  async (_, sender) => {
    const { chain, outcome } = await start(sender, true);
    chain.node.drop();
    await expect(outcome).rejects.toThrow('The connection broke');
  },
);

it.each<[string, Sender<unknown>, string]>([
  ['in a block', submit, 'The node does not know this block'],
  ['final', send, 'The block could not be read'],
])('does not take a block that it cannot read for success, %s', async (_, sender, message) => {
  const { chain, outcome } = await start(sender);
  chain.node.handlers['chain_getBlock'] = () => {
    throw new Error('The node does not know this block');
  };
  chain.nextBlock(SUCCESS);
  const finalized = `0x${chain.block.toString(16).padStart(64, '0')}`;
  if (sender === send) chain.node.notify('author_submitAndWatchExtrinsic', { finalized });
  await expect(outcome).rejects.toThrow(message);
});

it.each<[string, Sender<unknown>]>([
  ['in a block', submit],
  ['final', send],
])('leaves no listener behind once an extrinsic is %s', async (_, sender) => {
  const { api, chain, outcome } = await start(sender);
  const off = vi.spyOn(api, 'off');
  chain.nextBlock(SUCCESS);
  const finalized = `0x${chain.block.toString(16).padStart(64, '0')}`;
  chain.node.notify('author_submitAndWatchExtrinsic', { finalized });
  await outcome;
  expect(off).toHaveBeenCalledWith('disconnected', expect.any(Function));
  // The client waits a moment, in case somebody watches again.
  await vi.waitUntil(() => chain.node.subscribers('author_submitAndWatchExtrinsic') === 0, 5_000);
});

const FAILURE: Happening = [
  'system',
  'ExtrinsicFailed',
  [{ Token: 'FundsUnavailable' }, { weight: {}, class: 'Normal', paysFee: 'Yes' }],
];

it.each<[string, Sender<unknown>]>([
  ['in a block', submit],
  ['in a final block', send],
])('names an error of no pallet, %s', async (_, sender) => {
  const { chain, outcome } = await start(sender);
  chain.nextBlock(FAILURE);
  const finalized = `0x${chain.block.toString(16).padStart(64, '0')}`;
  chain.node.notify('author_submitAndWatchExtrinsic', { finalized });
  await expect(outcome).rejects.toThrow('FundsUnavailable');
});

it('does not say that a call is not included if only finality is late', async () => {
  const { chain, outcome } = await start(send);
  chain.nextBlock(SUCCESS);
  const finalityTimeout = `0x${chain.block.toString(16).padStart(64, '0')}`;
  chain.node.notify('author_submitAndWatchExtrinsic', { finalityTimeout });
  await expect(outcome).rejects.toThrow(`Not final in time: ${finalityTimeout}`);
});

it.each<[string, Sender<unknown>]>([
  ['invalid', submit],
  ['dropped', send],
])('says that an extrinsic is %s, for which no block comes', async (status, sender) => {
  const { chain, outcome } = await start(sender);
  chain.node.notify('author_submitAndWatchExtrinsic', status);
  await expect(outcome).rejects.toThrow(/ncluded: (Invalid|Dropped)/);
});

it('signs as its options say, and throws what the user of the wallet answers', async () => {
  const api = await new StubChain().api();
  const { address } = await GearKeyring.fromSuri('//Alice');
  const signer = { signPayload: () => Promise.reject(new Error('Cancelled')) };
  const outcome = submit(api, api.tx.balances.transferKeepAlive(address, 1n), address, { signer });
  await expect(outcome).rejects.toThrow('Cancelled');
});
