import { expect, it } from 'vitest';

import { gasForMessage, inVara, otherEstimates, priceOfGas, withHeadroom } from '../src/gas';
import { StubNode } from './support/stubNode';

const PROGRAM = `0x${'bb'.repeat(32)}` as const;
const ALICE = 'kGkLEU3e3XXkJp2WK4eNpVmSab5xUNL9QtmLPh8QfCL2EgotW';
const ESTIMATE = {
  min_limit: 1_500,
  reserved: 0,
  burned: 1_200,
  may_be_returned: 0,
  waited: false,
};

it('asks for the estimate of a message with the public key of the sender', async () => {
  const calls: unknown[][] = [];
  const node = new StubNode({
    gear_calculateGasForHandle: (params) => (calls.push(params), ESTIMATE),
  });

  expect(await gasForMessage(await node.api(), ALICE, PROGRAM, '0x01', 5n)).toBe(1_500n);
  expect(calls[0]?.slice(0, 4).map(String)).toEqual([
    '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
    PROGRAM,
    '0x01',
    '5',
  ]);
});

it('the package sends allow_other_panics as true, even if told otherwise', async () => {
  const calls: unknown[][] = [];
  const node = new StubNode({
    gear_calculateGasForHandle: (params) => (calls.push(params), ESTIMATE),
  });
  const api = await node.api();

  await api.program.calculateGas.handle(PROGRAM, PROGRAM, '0x', 0, false);
  expect(calls[0]?.[4]).toBe(true);
});

it('adds headroom, and stays within a block', () => {
  expect(withHeadroom(1_000n, 750_000_000_000n)).toBe(1_100n);
  expect(withHeadroom(1_000n, 1_050n)).toBe(1_050n);
});

it('converts gas to planck at the price of the runtime, and planck to VARA', async () => {
  const api = await new StubNode().api();
  expect(priceOfGas(api, 750_000_000_000n)).toBe(75_000_000_000_000n);
  expect(inVara(75_000_000_000_000n)).toBe('75');
  expect(inVara(1_050_000_000_000n)).toBe('1.05');
  expect(inVara(1n)).toBe('0.000000000001');
  expect(inVara(-1_050_000_000_000n)).toBe('-1.05');
});

it('has an estimate for each way to create a program, and for an answer', async () => {
  const asked: string[] = [];
  const estimate = (name: string) => ({
    [`gear_calculateGasFor${name}`]: ([, what]: unknown[]) => (
      asked.push(`${name} ${what}`),
      ESTIMATE
    ),
  });
  const node = new StubNode({ ...estimate('Upload'), ...estimate('Create'), ...estimate('Reply') });
  const [codeId, messageId] = [`0x${'cc'.repeat(32)}`, `0x${'dd'.repeat(32)}`] as const;
  const options = { code: Uint8Array.of(1, 2), codeId, messageId, payload: '0x01' } as const;

  expect(Object.keys(await otherEstimates(await node.api(), PROGRAM, options))).toEqual([
    'upload',
    'create',
    'reply',
  ]);
  expect(asked).toEqual(['Upload 0x0102', `Create ${codeId}`, `Reply ${messageId}`]);
});
