import { generateCodeHash, generateProgramId, generateVoucherId } from '@gear-js/api';
import { stringToU8a, u8aConcat, u8aToHex } from '@polkadot/util';
import { blake2AsHex } from '@polkadot/util-crypto';
import { expect, it } from 'vitest';

import { futureProgramId } from '../src/upload';

const CODE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

it('the id of code is the BLAKE2b-256 hash of its bytes', () => {
  expect(generateCodeHash(CODE)).toBe(blake2AsHex(CODE, 256));
});

it('the id of a program is a hash of a fixed text, code id and salt', () => {
  const salt = Uint8Array.of(1, 2);
  const expected = blake2AsHex(
    u8aConcat(stringToU8a('program_from_user'), generateCodeHash(CODE), salt),
    256,
  );
  expect(futureProgramId(CODE, '0x0102')).toBe(expected);
  expect(futureProgramId(CODE, '0x0103')).not.toBe(expected);
});

it('a salt of 64 bytes or more gets a wrong id from the package', () => {
  for (const [length, right] of [
    [63, true],
    [64, false],
  ] as const) {
    const salt = new Uint8Array(length).fill(7);
    const expected = blake2AsHex(
      u8aConcat(stringToU8a('program_from_user'), generateCodeHash(CODE), salt),
      256,
    );
    expect(generateProgramId(generateCodeHash(CODE), u8aToHex(salt)) === expected).toBe(right);
  }
});

it('the id of a voucher is a hash of a fixed text and its number', () => {
  const number = Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0);
  expect(generateVoucherId(number)).toBe(
    blake2AsHex(u8aConcat(stringToU8a('voucher'), number), 256),
  );
});
