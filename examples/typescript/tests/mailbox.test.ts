import { u8aToHex } from '@polkadot/util';
import { expect, it } from 'vitest';

import { isWaiting, readMailbox } from '../src/mailbox';
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
  const entry = api.createType('(GearCoreMessageUserUserStoredMessage, GearCommonStoragePrimitivesInterval)', [
    { id: MESSAGE, source: PROGRAM, destination: USER, payload: '0x010203', value: 5_000_000_000_000n },
    { start: 100, finish: 130 },
  ]);
  node.handlers['state_getKeysPaged'] = ([, , after]) => (after === key ? [] : [key]);
  node.handlers['state_queryStorageAt'] = () => [{ block: MESSAGE, changes: [[key, u8aToHex(entry.toU8a())]] }];
  return api;
}

it('reads id, sender, payload, value and end of each message in a mailbox', async () => {
  const api = await withMessage();

  expect(await readMailbox(api, USER)).toEqual([
    { id: MESSAGE, from: PROGRAM, payload: '0x010203', value: 5_000_000_000_000n, until: 130 },
  ]);
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
    state_queryStorageAt: ([keys]) => [{ block: MESSAGE, changes: [[(keys as string[])[0], null]] }],
  });
  expect(await isWaiting(await node.api(), PROGRAM, MESSAGE)).toBe(false);
});
