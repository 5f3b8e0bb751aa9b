import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GearApi, HexString } from '@gear-js/api';

import { followMessages, followWakes } from '../src/events';
import { StubChain } from './support/chain';

const id = (byte: string): HexString => `0x${byte.repeat(32)}`;
const PROGRAM = id('aa');

let chain: StubChain;
let api: GearApi;
beforeEach(async () => {
  chain = new StubChain();
  api = await chain.api();
});
afterEach(() => api.disconnect());

const message = (source: HexString, payload: HexString) => ({
  id: id('01'),
  source,
  destination: id('00'),
  payload,
  value: 0,
  details: null,
});

describe('events', () => {
  it('tells of the messages of one program', async () => {
    const payloads: HexString[] = [];
    await followMessages(api, PROGRAM, (payload) => payloads.push(payload));
    chain.nextBlock(
      ['gear', 'UserMessageSent', [message(PROGRAM, '0x01'), null]],
      ['gear', 'UserMessageSent', [message(id('bb'), '0x02'), null]],
    );
    await expect.poll(() => payloads).toEqual(['0x01']);
  });

  it('loses the rest of a block if the callback throws, and prints the error', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const payloads: HexString[] = [];
    await followMessages(api, PROGRAM, (payload) => {
      payloads.push(payload);
      if (payload === '0x01') throw new Error('Not decoded');
    });
    chain.nextBlock(
      ['gear', 'UserMessageSent', [message(PROGRAM, '0x01'), null]],
      ['gear', 'UserMessageSent', [message(PROGRAM, '0x02'), null]],
    );
    await expect.poll(() => payloads).toEqual(['0x01']);
    chain.nextBlock(['gear', 'UserMessageSent', [message(PROGRAM, '0x03'), null]]);
    await expect.poll(() => payloads).toEqual(['0x01', '0x03']);
    expect(printed).toHaveBeenCalledWith(new Error('Not decoded'));
    printed.mockRestore();
  });

  it('tells why a message left the waitlist', async () => {
    const wakes: string[][] = [];
    await followWakes(api, (...wake) => wakes.push(wake));
    chain.nextBlock(
      ['gear', 'MessageWoken', [id('02'), { Runtime: 'WakeCalled' }]],
      ['gear', 'MessageWoken', [id('03'), { System: 'OutOfRent' }]],
    );
    await expect
      .poll(() => wakes)
      .toEqual([
        [id('02'), 'WakeCalled'],
        [id('03'), 'OutOfRent'],
      ]);
  });
});
