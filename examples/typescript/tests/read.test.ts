import { expect, it } from 'vitest';

import { query, queryAtBlock, readNumber } from '../src/read';
import { StubNode } from './support/stubNode';

const PROGRAM = `0x${'bb'.repeat(32)}` as const;
const USER = `0x${'aa'.repeat(32)}` as const;
const PAST = `0x${'33'.repeat(32)}` as const;

/** A client of a program that answers so, and what it was asked. */
async function answering(payload: string) {
  const asked: unknown[][] = [];
  const node = new StubNode({
    gear_calculateReplyForHandle: (params) => {
      asked.push(params);
      return { payload, value: 0, code: { Success: 'Manual' } };
    },
  });
  return { node, api: await node.api(), asked };
}

// #region panics
it('keeps what a program panicked with', async () => {
  const node = new StubNode({
    gear_calculateReplyForHandle: () => ({
      payload: '0x4e6f',
      value: 0,
      code: { Error: { Execution: 'UserspacePanic' } },
    }),
  });
  await expect(query(await node.api(), PROGRAM, '0x')).rejects.toMatchObject({ cause: '0x4e6f' });
});
// #endregion panics

it('asks as nobody, of the newest block, unless told otherwise', async () => {
  const { api, asked } = await answering('0x2a');
  expect(await query(api, PROGRAM, '0x01')).toBe('0x2a');
  await query(api, PROGRAM, '0x01', { origin: USER, at: PAST });

  const [plain = [], told = []] = asked;
  expect([...plain.slice(0, 3), plain[5] ?? null]).toEqual([
    `0x${'00'.repeat(32)}`,
    PROGRAM,
    '0x01',
    null,
  ]);
  expect([...told.slice(0, 3), told[5]]).toEqual([USER, PROGRAM, '0x01', PAST]);
});

it('reads a number with its low byte first, and all of its eight bytes', async () => {
  const { api } = await answering('0x0102000000000001');
  expect(await readNumber(api, PROGRAM, '0x')).toBe(0x0100_0000_0000_0201n);
});

it.each(['0x', '0x2a000000', '0x474d0110aabbccddeeff0011020001002a00000000000000'])(
  'takes %s for no number',
  async (payload) => {
    const { api } = await answering(payload);
    await expect(readNumber(api, PROGRAM, '0x')).rejects.toThrow('Not a number');
  },
);

it('asks a block of the past by its number', async () => {
  const { api, node, asked } = await answering('0x2a');
  node.handlers['chain_getBlockHash'] = ([number]) => (number === 5 ? PAST : USER);
  expect(await queryAtBlock(api, PROGRAM, '0x01', 5)).toBe('0x2a');
  expect(asked[0]?.[5]).toBe(PAST);
});
