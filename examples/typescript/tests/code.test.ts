import { GearKeyring, generateCodeHash } from '@gear-js/api';
import { expect, it } from 'vitest';

import { createProgram, uploadCode } from '../src/code';
import { finalisedBlock, transfer } from '../src/queries';
import { createdProgram, futureProgramId, uploadProgram } from '../src/upload';
import { type Happening, including, StubChain } from './support/chain';

const CODE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const CODE_ID = generateCodeHash(CODE);
const PROGRAM = `0x${'bb'.repeat(32)}` as const;
const SALT = '0x0102';
const ESTIMATE = {
  min_limit: 1_500,
  reserved: 0,
  burned: 1_200,
  may_be_returned: 0,
  waited: false,
};

async function start() {
  const chain = new StubChain();
  chain.node.handlers['gear_calculateGasForCreate'] = () => ESTIMATE;
  const asked: unknown[][] = [];
  chain.node.handlers['gear_calculateGasForUpload'] = (params) => (asked.push(params), ESTIMATE);
  const api = await chain.api();
  return { chain, api, asked, alice: await GearKeyring.fromSuri('//Alice') };
}

it('stores code that the chain has not, and sends nothing for code that it has', async () => {
  const { chain, api, alice } = await start();
  api.code.exists = async () => false;
  const { call, waited, outcome } = await including(chain, () => uploadCode(api, alice, CODE));
  expect([call.name, waited, await outcome]).toEqual(['gear.uploadCode', true, CODE_ID]);

  api.code.exists = async () => true;
  expect(await uploadCode(api, alice, CODE)).toBe(CODE_ID);
  expect(chain.sent).toEqual([]);
});

it('creates a program with the salt and the least gas limit, and knows its id', async () => {
  const { chain, api, alice } = await start();
  const sending = () => createProgram(api, alice, PROGRAM, CODE_ID, SALT, '0x2a');
  const { call, waited, outcome } = await including(chain, sending);
  expect(call).toEqual({
    name: 'gear.createProgram',
    args: [CODE_ID, SALT, '0x2a', 1_500, 0, true],
  });
  expect([waited, await outcome]).toEqual([true, futureProgramId(CODE, SALT)]);
});

it('uploads a program, and asks for its gas with the public key of the sender', async () => {
  const { chain, api, asked, alice } = await start();
  const { call, waited } = await including(chain, () =>
    uploadProgram(api, alice, alice.address, CODE, '0x2a'),
  );
  expect(asked[0]?.[0]).toBe('0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d');
  expect([call.name, call.args[3], waited]).toEqual(['gear.uploadProgram', 1_500, true]);
});

it('reads the id of a new program from the block', async () => {
  const { chain, api } = await start();
  const changed: Happening = [
    'gear',
    'ProgramChanged',
    [PROGRAM, { ProgramSet: { expiration: 5 } }],
  ];
  chain.nextBlock(changed);
  const events = [...(await api.query.system.events())];
  expect(createdProgram({ blockHash: PROGRAM, events })).toBe(PROGRAM);
  expect(createdProgram({ blockHash: PROGRAM, events: [] })).toBeUndefined();
});

it('transfers in planck, keeps the sender alive, and waits for the block', async () => {
  const { chain, api, alice } = await start();
  const { call, waited } = await including(chain, () => transfer(api, alice, PROGRAM, 5_000n));
  expect([call.name, call.args[1], waited]).toEqual(['balances.transferKeepAlive', 5_000, true]);
});

it('tells the newest block that is final, not the newest', async () => {
  const { chain, api } = await start();
  const final = chain.block;
  chain.nextBlock();
  chain.node.handlers['chain_getFinalizedHead'] = () => `0x${final.toString(16).padStart(64, '0')}`;
  expect(await finalisedBlock(api)).toBe(final);
});
