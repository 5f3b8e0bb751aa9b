import { readFile } from 'node:fs/promises';

import { beforeAll, describe, expect, it } from 'vitest';
import type { Sails } from 'sails-js';

import { loadSails, names } from '../src/sails-v1';

let sails: Sails;
beforeAll(async () => {
  sails = await loadSails(await readFile(new URL('../idl/counter-v1.idl', import.meta.url), 'utf8'));
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
    expect(sails.ctors?.['New']?.encodePayload({ max: 10, step: null })).toBe('0x0c4e65770a00000000');
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
