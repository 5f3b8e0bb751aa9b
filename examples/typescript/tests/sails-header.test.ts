import { readFile } from 'node:fs/promises';

import { TypeRegistry } from '@polkadot/types';
import { describe, expect, it } from 'vitest';

import { sailsHeader, sailsPayload } from '../src/sails-header';

/** The interface of the vote, as the Rust example has it. */
const IDL = await readFile(new URL('../../rust/voting/voting.idl', import.meta.url), 'utf8');

/** The interface id as the IDL prints it. */
const interfaceId = IDL.match(/service Voting@(0x[0-9a-f]{16})/)?.[1] as `0x${string}`;

/** The functions of the service in the order of the IDL, which gives them their numbers. */
const functions = [
  ...(IDL.match(/functions \{([\s\S]*?)\n {4}\}/)?.[1] ?? '').matchAll(/^ +(\w+)\(/gm),
].map(([, name]) => name);

describe('the header of a call with IDL v2', () => {
  it('is made of magic, version, length, interface id, entry id and route', () => {
    expect(Buffer.from(sailsHeader(interfaceId, 2, 1)).toString('hex')).toBe(
      '474d0110e8f15f39426695cb02000100',
    );
  });

  it('gives, with the arguments, the bytes of the page on routing', () => {
    const choice = new TypeRegistry().createType('u32', 1).toU8a();
    const header = sailsHeader(interfaceId, functions.indexOf('Vote'), 1);

    expect(sailsPayload(header, choice)).toBe('0x474d0110e8f15f39426695cb0200010001000000');
  });

  it('has no interface and no route for a constructor', () => {
    expect(sailsPayload(sailsHeader('0x0000000000000000', 0, 0))).toBe(
      '0x474d0110000000000000000000000000',
    );
  });

  it('writes the low byte of a large entry id first', () => {
    expect([...sailsHeader(interfaceId, 0x0102, 1).slice(12, 14)]).toEqual([0x02, 0x01]);
  });
});
