import { Keyring } from '@polkadot/keyring';
import { blake2AsHex } from '@polkadot/util-crypto';
import type { GearApi } from '@gear-js/api';
import { expect, it, vi } from 'vitest';

import {
  notePayment,
  placeDecisionDeposit,
  referendumState,
  submitReferendum,
  unlock,
  vote,
} from '../src/governance';
import { type Happening, including, StubChain, SUCCESS } from './support/chain';

const PREIMAGE = { hash: `0x${'11'.repeat(32)}`, len: 40 } as const;

async function start() {
  const chain = new StubChain();
  const api = await chain.api();
  return { chain, api, alice: new Keyring({ type: 'sr25519' }).addFromUri('//Alice') };
}

it('stores the call of a payment, and names it by its hash and length', async () => {
  const chain = new StubChain();
  const api = await chain.api();
  const alice = new Keyring({ type: 'sr25519' }).addFromUri('//Alice');

  const noting = notePayment(api, alice, alice.address, 5_000_000_000_000n);
  await vi.waitUntil(() => chain.sent.length > 0);
  const [sent = '0x'] = chain.sent;
  chain.nextBlock(SUCCESS);
  const { hash, len } = await noting;

  const { section, method, args } = api.createType('Extrinsic', sent).method;
  expect(`${section}.${method}`).toBe('preimage.notePreimage');
  const stored = api.createType('Bytes', args[0]?.toHex());
  expect([blake2AsHex(stored, 256), stored.length]).toEqual([hash, len]);
  expect(api.createType('Call', stored.toHex()).toHuman()).toMatchObject({
    section: 'treasury',
    method: 'spendLocal',
    args: { amount: '5,000,000,000,000' },
  });
});

const SUBMITTED: Happening = ['referenda', 'Submitted', [7, 33, { Lookup: PREIMAGE }]];

it('submits a referendum on the stored call, under the origin that it names, and returns its index', async () => {
  const { chain, api, alice } = await start();
  const sending = () => submitReferendum(api, alice, 'SmallSpender', PREIMAGE);
  const { call, outcome } = await including(chain, sending, SUBMITTED);

  expect(call.name).toBe('referenda.submit');
  expect(call.args).toEqual([{ origins: 'SmallSpender' }, { lookup: PREIMAGE }, { after: 1 }]);
  expect(await outcome).toBe(7);
});

it('does not make up the index of a referendum', async () => {
  const { chain, api, alice } = await start();
  const { outcome } = await including(chain, () =>
    submitReferendum(api, alice, 'SmallSpender', PREIMAGE),
  );
  await expect(outcome).rejects.toThrow('no event referenda.Submitted');
});

it.each([
  ['aye', true, '0x82'],
  ['nay', false, '0x02'],
])('votes %s with the balance and the conviction that it is given', async (_, aye, coded) => {
  const { chain, api, alice } = await start();
  const { call, waited } = await including(chain, () =>
    vote(api, alice, 7, aye, 5_000n, 'Locked2x'),
  );
  expect(call).toEqual({
    name: 'convictionVoting.vote',
    args: [7, { standard: { vote: coded, balance: 5_000 } }],
  });
  expect(waited).toBe(true);
});

it('places the decision deposit of one referendum', async () => {
  const { chain, api, alice } = await start();
  const { call, waited } = await including(chain, () => placeDecisionDeposit(api, alice, 7));
  expect(call).toEqual({ name: 'referenda.placeDecisionDeposit', args: [7] });
  expect(waited).toBe(true);
});

it('removes the vote before it unlocks: the lock of a vote that is there stays', async () => {
  const { chain, api, alice } = await start();
  const { convictionVoting } = api.tx;
  const calls = [convictionVoting.removeVote(33, 7), convictionVoting.unlock(33, alice.address)];
  const { call } = await including(chain, () => unlock(api, alice, 33, 7));
  expect(call.name).toBe('utility.batchAll');
  expect(call.args).toEqual([calls.map(({ method }) => method.toJSON())]);
});

it('tells where a referendum stands, and that there is none', async () => {
  const reading = (info: object) =>
    ({ query: { referenda: { referendumInfoFor: async () => info } } }) as unknown as GearApi;
  expect(
    await referendumState(reading({ isNone: false, unwrap: () => ({ type: 'Ongoing' }) }), 7),
  ).toBe('Ongoing');
  await expect(referendumState(reading({ isNone: true }), 7)).rejects.toThrow(
    'There is no referendum 7',
  );
});
