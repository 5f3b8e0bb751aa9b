import { setTimeout as sleep } from 'node:timers/promises';

import type { GearApi, HexString } from '@gear-js/api';
import { compactAddLength, hexToU8a, u8aConcat } from '@polkadot/util';
import { beforeAll, describe, expect, it } from 'vitest';

import { readTransfer } from '../src/indexer-event';
import {
  type Announcement,
  type Block,
  type Source,
  type Store,
  announcements,
  catchUp,
  follow,
  nodeSource,
  queued,
} from '../src/indexer-loop';
import { TRANSFER_PAYLOAD } from './fixtures/transfer';
import { type Happening, StubChain } from './support/chain';
import { StubNode } from './support/stubNode';

const PROGRAM: HexString = `0x${'77'.repeat(32)}`;
const NOBODY: HexString = `0x${'00'.repeat(32)}`;
const IN_EXTRINSIC_0 = [0, 0, 0, 0, 0]; // the phase of an event

const hash = (number: number): HexString => `0x${number.toString(16).padStart(64, '0')}`;

/** A chain with one message in each block. */
class FakeChain implements Source {
  constructor(public height: number) {}

  async lastNumber(): Promise<number> {
    return this.height;
  }

  async block(number: number): Promise<Block> {
    const announcement = {
      id: hash(1000 + number),
      source: PROGRAM,
      payload: hexToU8a(TRANSFER_PAYLOAD),
    };
    return { number, hash: hash(number), parent: hash(number - 1), announcements: [announcement] };
  }
}

/** A store that can fail once, before it has written anything. */
class FakeStore implements Store<HexString> {
  readonly rows: HexString[] = [];
  failAt: number | undefined;
  #cursor: { number: number; hash: HexString } | undefined;

  async cursor() {
    return this.#cursor;
  }

  async commit(block: Block, rows: readonly HexString[]): Promise<void> {
    if (block.number === this.failAt) {
      this.failAt = undefined;
      throw new Error('The database is away');
    }
    this.rows.push(...rows);
    this.#cursor = { number: block.number, hash: block.hash };
  }
}

const id = (announcement: Announcement) => announcement.id;
const ids = (...numbers: number[]) => numbers.map((number) => hash(1000 + number));

describe('catching up', () => {
  it('starts at the first block and ends at the last', async () => {
    const store = new FakeStore();
    await catchUp(new FakeChain(12), store, id, 10);
    expect(store.rows).toEqual(ids(10, 11, 12));
  });

  it('takes each block once when it is repeated', async () => {
    const [chain, store] = [new FakeChain(11), new FakeStore()];
    await catchUp(chain, store, id, 10);
    await catchUp(chain, store, id, 10);
    chain.height = 12;
    await catchUp(chain, store, id, 10);
    expect(store.rows).toEqual(ids(10, 11, 12));
  });

  it('goes on where it broke off', async () => {
    const [chain, store] = [new FakeChain(12), new FakeStore()];
    store.failAt = 11;
    await expect(catchUp(chain, store, id, 10)).rejects.toThrow('The database is away');
    await catchUp(chain, store, id, 10);
    expect(store.rows).toEqual(ids(10, 11, 12));
  });

  it('writes nothing for messages that are not read, and still moves on', async () => {
    const store = new FakeStore();
    await catchUp(new FakeChain(11), store, () => undefined, 10);
    expect(store.rows).toEqual([]);
    expect(await store.cursor()).toEqual({ number: 11, hash: hash(11) });
  });

  it('refuses a chain that does not continue its own', async () => {
    const store = new FakeStore();
    await catchUp(new FakeChain(10), store, id, 10);
    const other = new FakeChain(11);
    other.block = async (number) => ({
      number,
      hash: hash(99),
      parent: hash(98),
      announcements: [],
    });
    await expect(catchUp(other, store, id, 10)).rejects.toThrow('does not follow');
  });

  it('is repeated until told to stop', async () => {
    const controller = new AbortController();
    let rounds = 0;
    await follow(async () => {
      rounds += 1;
      controller.abort();
    }, controller.signal);
    expect(rounds).toBe(1);
  });

  it('waits for a round, then for a block, and no longer once it is told to stop', async () => {
    const controller = new AbortController();
    let rounds = 0;
    const following = follow(async () => {
      await sleep(20);
      rounds += 1;
    }, controller.signal);
    await sleep(200);
    expect(rounds).toBe(1);
    controller.abort();
    await expect(Promise.race([following, sleep(500, 'still waiting')])).resolves.toBeUndefined();
  });

  it('ends with the error of a round', async () => {
    const broken = () => Promise.reject(new Error('The database is away'));
    await expect(follow(broken, new AbortController().signal)).rejects.toThrow(
      'The database is away',
    );
  });
});

describe('the events of a block', () => {
  let api: GearApi;

  beforeAll(async () => {
    api = await new StubNode().api();
  });

  /**
   * An event record in SCALE, as the storage item `system.events` holds it in the runtime of the
   * metadata.
   */
  function record(phase: number[], method: string, fields: Uint8Array): Uint8Array {
    const pallet = api.runtimeMetadata.asLatest.pallets.find(
      ({ name }) => name.toString() === 'Gear',
    );
    const variant = api.events['gear']?.[method]?.meta.index.toNumber();
    return u8aConcat(phase, [pallet?.index.toNumber() ?? 0, variant ?? 0], fields, [0]); // no topics
  }

  const records = (...all: Uint8Array[]) =>
    api.registry.createType('Vec<FrameSystemEventRecord>', u8aConcat([all.length << 2], ...all));

  const sent = (destination: HexString) =>
    record(
      IN_EXTRINSIC_0,
      'UserMessageSent',
      u8aConcat(
        hexToU8a(hash(7)), // message id
        hexToU8a(PROGRAM),
        hexToU8a(destination),
        compactAddLength(hexToU8a(TRANSFER_PAYLOAD)),
        [0], // value
        [0], // not a reply
        [0], // no expiration
      ),
    );

  /** A message of the user 5 to the program. */
  const messageQueued = (phase: number[], id: number) =>
    record(
      phase,
      'MessageQueued',
      u8aConcat(hexToU8a(hash(id)), hexToU8a(hash(5)), hexToU8a(PROGRAM), [1]),
    ); // handle

  it('hold messages to nobody, which can be read', () => {
    const found = announcements(records(sent(PROGRAM), sent(NOBODY)));

    expect(found).toEqual([{ id: hash(7), source: PROGRAM, payload: hexToU8a(TRANSFER_PAYLOAD) }]);
    expect(found.map(({ payload }) => readTransfer(payload)?.value)).toEqual([40n]);
  });

  it('name the extrinsic in which a user sent a message', () => {
    const inExtrinsic2 = [0, 2, 0, 0, 0];
    const afterExtrinsics = [1];
    const found = queued(
      records(
        sent(NOBODY),
        messageQueued(inExtrinsic2, 1),
        messageQueued(inExtrinsic2, 2),
        messageQueued(afterExtrinsics, 3),
      ),
    );

    expect(found).toEqual([
      { id: hash(1), source: hash(5), extrinsic: 2 },
      { id: hash(2), source: hash(5), extrinsic: 2 },
      { id: hash(3), source: hash(5), extrinsic: undefined },
    ]);
  });
});

describe('a node as source', () => {
  const says = (id: HexString): Happening => [
    'gear',
    'UserMessageSent',
    [
      {
        id,
        source: PROGRAM,
        destination: NOBODY,
        payload: TRANSFER_PAYLOAD,
        value: 0,
        details: null,
      },
      null,
    ],
  ];

  it('ends at the finalised block, and gives each block its own events', async () => {
    const chain = new StubChain();
    const source = nodeSource(await chain.api());
    chain.nextBlock(says(hash(7)));
    chain.nextBlock(says(hash(8)));
    const final = chain.block;
    chain.nextBlock(says(hash(9)));
    chain.node.handlers['chain_getFinalizedHead'] = () => hash(final);

    expect(await source.lastNumber()).toBe(final);
    expect(await source.block(final - 1)).toMatchObject({
      number: final - 1,
      hash: hash(final - 1),
      parent: hash(final - 2),
      announcements: [{ id: hash(7), source: PROGRAM }],
    });
  });
});
