import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { connect, describeNetwork } from '../src/connect';
import { readConstant } from '../src/queries';
import { StubNode } from './support/stubNode';

it('gives up if no node answers', async () => {
  await expect(connect('ws://127.0.0.1:1')).rejects.toThrow('Cannot connect to ws://127.0.0.1:1');
});

it('does not try again behind the back of its caller', async () => {
  let attempts = 0;
  const server = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  await expect(connect(`ws://127.0.0.1:${port}`)).rejects.toThrow('Cannot connect');
  await sleep(3_500); // The client would try again after 2.5 seconds.
  server.close();
  expect(attempts).toBe(1);
});

it('tells network, runtime and its constants', async () => {
  expect(await describeNetwork(await new StubNode().api())).toMatchObject({
    chain: 'Stub',
    node: 'Stub node 2.0.0',
    runtime: 'vara 20000',
    existentialDeposit: 1_000_000_000_000n,
    blockGasLimit: 750_000_000_000n,
    valuePerGas: 100n,
  });
});

it('reads any constant of the runtime, and names one that is missing', async () => {
  const api = await new StubNode().api();
  expect(readConstant(api, 'gear', 'mailboxThreshold')).toBe('3000');
  expect(() => readConstant(api, 'gear', 'programRentCostPerBlock')).toThrow(
    'gear.programRentCostPerBlock',
  );
});

it('has neither extrinsic nor constant nor storage for the rent of programs', async () => {
  const api = await new StubNode().api();
  expect(api.tx['gear']?.['payProgramRent']).toBeUndefined();
  expect(api.query['gearProgram']?.['pausedProgramStorage']).toBeUndefined();
  const { costPerBlock, rentFreePeriod, rentMinimalResumePeriod } = api.program;
  expect([costPerBlock, rentFreePeriod, rentMinimalResumePeriod]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(() => api.program.calcualtePayRent(100)).toThrow();
});
