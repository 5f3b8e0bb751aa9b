import { BaseGearProgram, GearKeyring } from '@gear-js/api';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

import { StubChain } from './support/chain';
import type { Happening } from './support/chain';
import { StubNode } from './support/stubNode';

const PROGRAM = `0x${'bb'.repeat(32)}` as const;
const MESSAGE = `0x${'cc'.repeat(32)}` as const;
const USER = `0x${'aa'.repeat(32)}` as const;

const reply: Happening = [
  'gear',
  'UserMessageSent',
  [
    {
      id: USER,
      source: PROGRAM,
      destination: USER,
      payload: '0x2a',
      value: 0,
      details: { to: MESSAGE, code: { Success: 'Manual' } },
    },
    null,
  ],
];
const LATER = Symbol('nothing so far');

it('getReplyEvent finds a reply in the block that it is given', async () => {
  const chain = new StubChain();
  const api = await chain.api();
  chain.nextBlock(reply);
  const event = await api.message.getReplyEvent(PROGRAM, MESSAGE, chain.block);
  expect(event.data.message.payload.toHex()).toBe('0x2a');
});

it('getReplyEvent never settles if the reply comes in a later block', async () => {
  const chain = new StubChain();
  const api = await chain.api();
  chain.nextBlock();
  const event = api.message.getReplyEvent(PROGRAM, MESSAGE, chain.block);
  await sleep(50);
  chain.nextBlock(reply);
  expect(await Promise.race([event, sleep(300, LATER)])).toBe(LATER);
});

it('subscribeToHeadsFrom falls silent once it has caught up', async () => {
  const chain = new StubChain();
  const api = await chain.api();
  const seen: number[] = [];
  chain.nextBlock();
  const first = chain.block;
  chain.nextBlock();
  await api.blocks.subscribeToHeadsFrom(
    first,
    (header) => void seen.push(header.number.toNumber()),
  );
  await sleep(50);
  chain.nextBlock();
  chain.nextBlock();
  await sleep(100);

  expect(seen).toContain(first + 1);
  expect(Math.max(...seen)).toBeLessThan(chain.block);
});

it('BaseGearProgram.sendMessage ignores the gas limit in its options', async () => {
  const calculated: unknown[] = [];
  const node = new StubNode({
    gear_calculateGasForHandle: (params) => {
      calculated.push(params);
      throw new Error('calculated');
    },
  });
  const api = await node.api();
  const key = api.query['gearProgram']?.['programStorage']?.key(PROGRAM);
  const active = api.createType('Option<GearCoreProgram>', {
    Active: {
      allocationsTreeLen: 0,
      codeId: MESSAGE,
      state: { Initialized: null },
      expirationBlock: 0,
    },
  });
  const found = { block: MESSAGE, changes: [[key, active.toHex().replace('0x01', '0x')]] };
  node.handlers['state_queryStorageAt'] = () => [found];
  node.handlers['state_subscribeStorage'] = () => found;

  const program = await BaseGearProgram.new(PROGRAM, api, await GearKeyring.fromSuri('//Alice'));
  await expect(program.sendMessage({ payload: '0x', gasLimit: 1_000n })).rejects.toThrow(
    'calculated',
  );
  expect(calculated).toHaveLength(1);
});
