import { readFile } from 'node:fs/promises';

import { GearKeyring } from '@gear-js/api';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sails } from 'sails-js';

import { add, loadSails, names } from '../src/sails-v1';
import { including, StubChain } from './support/chain';

let sails: Sails;
beforeAll(async () => {
  sails = await loadSails(
    await readFile(new URL('../idl/counter-v1.idl', import.meta.url), 'utf8'),
  );
});

describe('an IDL of version 1', () => {
  it('gives constructors, functions, queries and events by their names', () => {
    const counter = sails.services['Counter'];

    expect(Object.keys(sails.ctors ?? {})).toEqual(['New']);
    expect(Object.keys(counter?.functions ?? {})).toEqual(['Add']);
    expect(Object.keys(counter?.queries ?? {})).toEqual(['Value']);
    expect(Object.keys(counter?.events ?? {})).toEqual(['Added']);
  });

  it('encodes a call as the names of service and function, then the arguments', () => {
    const payload = sails.services['Counter']?.functions['Add']?.encodePayload(5);

    // 1c "Counter", 0c "Add", 5 as u32
    expect(payload).toBe('0x1c436f756e7465720c41646405000000');
  });

  it('encodes the arguments of a constructor after its name', () => {
    // 0c "New", max 10, step absent
    expect(sails.ctors?.['New']?.encodePayload({ max: 10, step: null })).toBe(
      '0x0c4e65770a00000000',
    );
  });

  it('decodes what it has encoded', () => {
    const add = sails.services['Counter']?.functions['Add'];

    expect(add?.decodePayload(add.encodePayload(5))).toEqual({ value: 5 });
  });

  it('decodes both sides of a result, which version 1 carries in a successful reply', () => {
    const add = sails.services['Counter']?.functions['Add'];
    const prefix = '0x1c436f756e7465720c416464';

    expect(add?.decodeResult(`${prefix}0007000000`)).toEqual({ ok: 7 });
    expect(add?.decodeResult(`${prefix}010c6d6178`)).toEqual({ err: 'max' });
  });

  it('tells from a payload which function it calls', () => {
    expect(names('0x1c436f756e7465720c41646405000000')).toEqual({ service: 'Counter', fn: 'Add' });
  });
});

describe('add', () => {
  const PROGRAM = `0x${'bb'.repeat(32)}` as const;
  const MESSAGE = `0x${'cc'.repeat(32)}` as const;

  /** Adds on a chain where the program answers so. */
  async function adding(result: string) {
    const chain = new StubChain();
    const api = await chain.api();
    const alice = await GearKeyring.fromSuri('//Alice');
    const gas = { min_limit: 1, reserved: 0, burned: 1, may_be_returned: 0, waited: false };
    Object.assign(chain.node.handlers, {
      gear_calculateGasForHandle: () => gas,
      gear_calculateHandleGas: () => gas,
      // 1c "Counter", 14 "Value", 7 as u32
      gear_calculateReplyForHandle: () => ({
        payload: '0x1c436f756e7465721456616c756507000000',
        value: 0,
        code: { Success: 'Manual' },
      }),
    });
    const reply = {
      id: `0x${'dd'.repeat(32)}`,
      source: PROGRAM,
      destination: alice.addressRaw,
      payload: `0x1c436f756e7465720c416464${result}`,
      value: 0,
      details: { to: MESSAGE, code: { Success: 'Manual' } },
    };
    const { outcome } = await including(
      chain,
      () => add(sails, api, PROGRAM, alice),
      ['gear', 'MessageQueued', [MESSAGE, alice.addressRaw, PROGRAM, { Handle: null }]],
      ['gear', 'UserMessageSent', [reply, null]],
    );
    return outcome;
  }

  it('gives the value that the counter has then', async () => {
    await expect(adding('0007000000')).resolves.toBe(7);
  });

  it('fails with the reason if the counter refuses, though that is a successful reply', async () => {
    await expect(adding('010c6d6178')).rejects.toThrow('max');
  });

  it('fails if the IDL has no such counter', async () => {
    const alice = await GearKeyring.fromSuri('//Alice');
    const other = await loadSails('service Other { query Value : () -> u32; };');
    await expect(add(other, await new StubChain().api(), PROGRAM, alice)).rejects.toThrow(
      'no such counter',
    );
  });
});
