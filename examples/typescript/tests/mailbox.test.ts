import { GearKeyring } from '@gear-js/api';
import { u8aToHex } from '@polkadot/util';
import { expect, it } from 'vitest';

import { answer, claim, isWaiting, readMailbox } from '../src/mailbox';
import { including, StubChain } from './support/chain';
import { StubNode } from './support/stubNode';

const USER = `0x${'aa'.repeat(32)}` as const;
const PROGRAM = `0x${'bb'.repeat(32)}` as const;
const MESSAGE = `0x${'cc'.repeat(32)}` as const;

/** A node whose mailbox holds one message with a value of 5 VARA. */
async function withMessage() {
  const node = new StubNode();
  const api = await node.api();
  const mailbox = api.query['gearMessenger']?.['mailbox'];
  const key = mailbox?.key(USER, MESSAGE);
  const entry = api.createType(
    '(GearCoreMessageUserUserStoredMessage, GearCommonStoragePrimitivesInterval)',
    [
      {
        id: MESSAGE,
        source: PROGRAM,
        destination: USER,
        payload: '0x010203',
        value: 5_000_000_000_000n,
      },
      { start: 100, finish: 130 },
    ],
  );
  node.handlers['state_getKeysPaged'] = ([, , after]) => (after === key ? [] : [key]);
  node.handlers['state_queryStorageAt'] = () => [
    { block: MESSAGE, changes: [[key, u8aToHex(entry.toU8a())]] },
  ];
  return api;
}

it('reads id, sender, payload, value and end of each message in a mailbox', async () => {
  const api = await withMessage();

  expect(await readMailbox(api, USER)).toEqual([
    { id: MESSAGE, from: PROGRAM, payload: '0x010203', value: 5_000_000_000_000n, until: 130 },
  ]);
});

it('leaves out a message that goes while the mailbox is read', async () => {
  const node = new StubNode();
  const api = await node.api();
  const key = api.query['gearMessenger']?.['mailbox']?.key(USER, MESSAGE);
  node.handlers['state_getKeysPaged'] = ([, , after]) => (after === key ? [] : [key]);
  node.handlers['state_queryStorageAt'] = () => [{ block: MESSAGE, changes: [[key, null]] }];
  expect(await readMailbox(api, USER)).toEqual([]);
});

it('api.mailbox.read gets value and end wrong when it lists messages', async () => {
  const [entry] = await (await withMessage()).mailbox.read(USER);
  expect(entry?.toJSON()).not.toMatchObject([{ value: 5_000_000_000_000 }, { finish: 130 }]);
});

it('api.mailbox.read gets one message right', async () => {
  const entry = await (await withMessage()).mailbox.read(USER, MESSAGE);
  expect(entry.toJSON()).toMatchObject([{ value: 5_000_000_000_000 }, { finish: 130 }]);
});

it('tells that a message is not in the waitlist', async () => {
  const node = new StubNode({
    state_queryStorageAt: ([keys]) => [
      { block: MESSAGE, changes: [[(keys as string[])[0], null]] },
    ],
  });
  expect(await isWaiting(await node.api(), PROGRAM, MESSAGE)).toBe(false);
});

it('asks the waitlist of a program for a message', async () => {
  const asked: unknown[] = [];
  const node = new StubNode();
  const api = await node.api();
  node.handlers['state_queryStorageAt'] = ([keys]) => {
    asked.push(...(keys as string[]));
    return [{ block: MESSAGE, changes: (keys as string[]).map((key) => [key, null]) }];
  };
  await isWaiting(api, PROGRAM, MESSAGE);
  expect(asked).toEqual([api.query['gearMessenger']?.['waitlist']?.key(PROGRAM, MESSAGE)]);
});

it.each([
  [true, {}],
  [false, null],
])('says %s if the waitlist answers %o', async (waits, found) => {
  const api = { waitlist: { read: async () => found } } as unknown as Parameters<
    typeof isWaiting
  >[0];
  expect(await isWaiting(api, PROGRAM, MESSAGE)).toBe(waits);
});

const ESTIMATE = {
  min_limit: 1_500,
  reserved: 0,
  burned: 1_200,
  may_be_returned: 0,
  waited: false,
};

/** A chain whose mailbox holds the message for the user or, without one, nothing. */
async function answering(user?: string) {
  const chain = new StubChain();
  const api = await chain.api();
  const alice = await GearKeyring.fromSuri('//Alice');
  const estimated: unknown[][] = [];
  chain.node.handlers['gear_calculateGasForReply'] = (params) => (estimated.push(params), ESTIMATE);
  api.mailbox.read = (async (account: string) => (account === user ? {} : null)) as never;
  return { chain, api, alice, estimated };
}

it('answers a message, with the gas that the answer takes, and waits for the block', async () => {
  const { chain, api, alice, estimated } = await answering(USER);
  const { call, waited } = await including(chain, () => answer(api, alice, USER, MESSAGE, '0x2a'));

  expect(estimated[0]?.slice(0, 3)).toEqual([USER, MESSAGE, '0x2a']);
  expect(call).toEqual({ name: 'gear.sendReply', args: [MESSAGE, '0x2a', 1_500, 0, true] });
  expect(waited).toBe(true);
});

it('sends no answer to a message that is not in the mailbox of the user', async () => {
  const { chain, api, alice } = await answering();
  await expect(answer(api, alice, USER, MESSAGE, '0x2a')).rejects.toThrow('There is no message');
  expect(chain.sent).toEqual([]);
});

it('claims the value of a message', async () => {
  const { chain, api, alice } = await answering(USER);
  const { call, waited } = await including(chain, () => claim(api, alice, MESSAGE));
  expect(call).toEqual({ name: 'gear.claimValue', args: [MESSAGE] });
  expect(waited).toBe(true);
});
