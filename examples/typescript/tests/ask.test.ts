import { GearKeyring } from '@gear-js/api';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';

import { ask } from '../src/ask';
import { StubChain, SUCCESS } from './support/chain';

const PROGRAM = `0x${'bb'.repeat(32)}` as const;
const MESSAGE = `0x${'cc'.repeat(32)}` as const;
const OTHER = `0x${'dd'.repeat(32)}` as const;

const message = { destination: PROGRAM, payload: '0x01', gasLimit: 1_000 };

async function start() {
  const chain = new StubChain();
  const api = await chain.api();
  const alice = await GearKeyring.fromSuri('//Alice');
  const queued = (id: string) =>
    ['gear', 'MessageQueued', [id, alice.addressRaw, PROGRAM, { Handle: null }]] as const;
  const replied = (to: string, payload: string) =>
    [
      'gear',
      'UserMessageSent',
      [
        {
          id: OTHER,
          source: PROGRAM,
          destination: alice.addressRaw,
          payload,
          value: 3,
          details: { to, code: { Success: 'Manual' } },
        },
        null,
      ],
    ] as const;
  return { chain, api, alice, queued, replied };
}

/** Waits until the client has done what it does on its own. */
async function until(condition: () => boolean) {
  while (!condition()) await sleep(5);
}

describe('ask', () => {
  it('returns a reply that comes in the block of the message', async () => {
    const { chain, api, alice, queued, replied } = await start();
    const reply = ask(api, api.message.send(message), alice);
    await until(() => chain.sent.length > 0);
    chain.nextBlock(queued(MESSAGE), replied(MESSAGE, '0x2a'), SUCCESS);

    expect(await reply).toMatchObject({ payload: '0x2a', value: 3n });
    expect((await reply).code.isSuccess).toBe(true);
  });

  it('returns a reply that comes blocks later, and no reply to another message', async () => {
    const { chain, api, alice, queued, replied } = await start();
    const subscribe = api.gearEvents.subscribeToGearEvent.bind(api.gearEvents);
    const stop = vi.fn();
    vi.spyOn(api.gearEvents, 'subscribeToGearEvent').mockImplementation(async (...args) => {
      stop.mockImplementation(await subscribe(...args));
      return stop;
    });
    const reply = ask(api, api.message.send(message), alice);
    await until(() => chain.sent.length > 0);
    chain.nextBlock(queued(MESSAGE), SUCCESS);
    // Time for the client to read the block: the next ones come while `ask` waits for the reply.
    await sleep(100);
    chain.nextBlock(replied(OTHER, '0x01'));
    chain.nextBlock();
    chain.nextBlock(replied(MESSAGE, '0x2a'));

    expect((await reply).payload).toBe('0x2a');
    expect(stop).toHaveBeenCalledOnce();
  });

  it('gives up after the time it was given', async () => {
    const { chain, api, alice, queued } = await start();
    const reply = ask(api, api.message.send(message), alice, { timeoutMs: 50 });
    await until(() => chain.sent.length > 0);
    chain.nextBlock(queued(MESSAGE), SUCCESS);

    await expect(reply).rejects.toThrow(`No reply to ${MESSAGE} in 50 ms`);
  });

  it('says that nothing was queued if the destination is no program', async () => {
    const { chain, api, alice } = await start();
    const reply = ask(api, api.message.send(message), alice);
    await until(() => chain.sent.length > 0);
    chain.nextBlock(SUCCESS);

    await expect(reply).rejects.toThrow('No message was queued');
  });

  it('names the error of an extrinsic that failed', async () => {
    const { chain, api, alice } = await start();
    const { index } = api.errors['gear']!['InactiveProgram']!.meta;
    const reply = ask(api, api.message.send(message), alice);
    await until(() => chain.sent.length > 0);
    chain.nextBlock([
      'system',
      'ExtrinsicFailed',
      [
        { Module: { index: 104, error: Uint8Array.of(index.toNumber(), 0, 0, 0) } },
        { weight: {}, class: 'Normal', paysFee: 'Yes' },
      ],
    ]);

    await expect(reply).rejects.toThrow('gear.InactiveProgram');
  });
});
