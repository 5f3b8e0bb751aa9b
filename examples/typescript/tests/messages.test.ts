import { ReplyCode } from '@gear-js/api';
import { stringToHex } from '@polkadot/util';
import { describe, expect, it } from 'vitest';

import { StubNode } from './support/stubNode';

const PROGRAM = `0x${'bb'.repeat(32)}` as const;
const MESSAGE = `0x${'cc'.repeat(32)}` as const;

describe('message.send', () => {
  it('builds the call gear.sendMessage', async () => {
    const api = await new StubNode().api();
    const { method } = api.message.send({ destination: PROGRAM, payload: '0x2a', gasLimit: 1_000 });

    expect(`${method.section}.${method.method}`).toBe('gear.sendMessage');
    expect(method.args.map((arg) => arg.toJSON())).toEqual([PROGRAM, '0x2a', 1_000, 0, true]);
  });

  it('refuses value below the existential deposit', async () => {
    const api = await new StubNode().api();
    const send = (value: bigint) =>
      api.message.send({ destination: PROGRAM, payload: '0x', gasLimit: 1, value });

    expect(() => send(999_999_999_999n)).toThrow('Value less than minimal');
    expect(() => send(1_000_000_000_000n)).not.toThrow();
  });

  it('refuses a gas limit above that of a block', async () => {
    const api = await new StubNode().api();
    const send = (gasLimit: bigint) =>
      api.message.send({ destination: PROGRAM, payload: '0x', gasLimit });

    expect(() => send(750_000_000_001n)).toThrow('GasLimit too high');
  });

  it('encodes a payload that is no hexadecimal text by the name of a type', async () => {
    const api = await new StubNode().api();
    const options = { destination: PROGRAM, payload: 'PING', gasLimit: 1 };
    const { method } = api.message.send(options, undefined, 'String');

    expect(method.args[1]?.toHex()).toBe('0x1050494e47');
  });
});

describe('message.sendReply', () => {
  it('sends keepAlive as true, even if told otherwise', async () => {
    const api = await new StubNode().api();
    const { method } = await api.message.sendReply({
      replyToId: MESSAGE,
      payload: '0x',
      gasLimit: 1,
      keepAlive: false,
    });
    expect(method.args[4]?.toJSON()).toBe(true);
  });
});

describe('ReplyCode', () => {
  it('tells who made a reply that is a success', () => {
    expect(new ReplyCode('0x00010000').successReason.isManual).toBe(true);
    expect(new ReplyCode('0x00000000').successReason.isAuto).toBe(true);
  });

  it('tells why a reply is an error', () => {
    expect(new ReplyCode('0x01000000').errorReason.executionReason.isRanOutOfGas).toBe(true);
    expect(new ReplyCode('0x01000300').errorReason.executionReason.isUserspacePanic).toBe(true);
    expect(new ReplyCode('0x01020000').errorReason.unavailableActorReason.isProgramExited).toBe(
      true,
    );
    expect(new ReplyCode('0x01030000').errorReason.isRemovedFromWaitlist).toBe(true);
    expect(new ReplyCode('0x01000300').asString).toContain('panic');
  });

  it('throws if the other kind of reason is asked for', () => {
    expect(() => new ReplyCode('0x00010000').errorReason).toThrow('Invalid byte sequence');
  });
});

describe('payloads without a type', () => {
  it('sends a text as String, and an object as a text that says nothing', async () => {
    const api = await new StubNode().api();
    const payload = (value: string | { a: number }) =>
      api.message
        .send({ destination: PROGRAM, payload: value, gasLimit: 1 })
        .method.args[1]?.toHex();

    expect(payload('PING')).toBe('0x1050494e47');
    expect(payload({ a: 1 })).toBe(stringToHex('<[object Object]'));
  });
});
