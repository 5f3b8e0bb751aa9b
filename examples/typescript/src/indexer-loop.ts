import { setTimeout as sleep } from 'node:timers/promises';

import type { GearApi, HexString, MessageQueuedData, UserMessageSentData } from '@gear-js/api';
import type { FrameSystemEventRecord } from '@polkadot/types/lookup';

// #region interfaces
/** A message that a program sent to nobody. */
export interface Announcement {
  id: HexString;
  source: HexString;
  payload: Uint8Array;
}

export interface Block {
  number: number;
  hash: HexString;
  parent: HexString;
  announcements: readonly Announcement[];
}

/** Where blocks come from. Gives finalised blocks only. */
export interface Source {
  lastNumber(): Promise<number>;
  block(number: number): Promise<Block>;
}

/** Where rows go. */
export interface Store<Row> {
  /** The last block that was committed. */
  cursor(): Promise<{ number: number; hash: HexString } | undefined>;
  /** Writes the rows and moves the cursor to this block: both or neither. */
  commit(block: Block, rows: readonly Row[]): Promise<void>;
}
// #endregion interfaces

// #region catch-up
/** Brings the store to the last finalised block. Can be stopped anywhere and started again. */
export async function catchUp<Row>(
  source: Source,
  store: Store<Row>,
  read: (announcement: Announcement) => Row | undefined,
  firstBlock: number,
): Promise<void> {
  const last = await source.lastNumber();
  let cursor = await store.cursor();

  for (let number = cursor ? cursor.number + 1 : firstBlock; number <= last; number += 1) {
    const block = await source.block(number);
    if (cursor && block.parent !== cursor.hash) {
      throw new Error(`Block ${number} does not follow ${cursor.hash}: is this the same chain?`);
    }

    const rows = block.announcements.map(read).filter((row) => row !== undefined);
    await store.commit(block, rows);
    cursor = { number, hash: block.hash };
  }
}
// #endregion catch-up

// #region announcements
/** The destination of events of Sails programs: nobody. */
const NOBODY = `0x${'00'.repeat(32)}`;

/** The messages to nobody among the events of a block, in their order. */
export function announcements(records: Iterable<FrameSystemEventRecord>): Announcement[] {
  return [...records].flatMap(({ event }) => {
    if (event.section !== 'gear' || event.method !== 'UserMessageSent') return [];

    const { message } = event.data as UserMessageSentData;
    if (message.destination.toHex() !== NOBODY) return [];
    return {
      id: message.id.toHex(),
      source: message.source.toHex(),
      payload: message.payload.toU8a(true),
    };
  });
}
// #endregion announcements

// #region queued
/**
 * A message that a user sent to a program, and the place in the block of the extrinsic that did so.
 */
export interface Queued {
  id: HexString;
  source: HexString;
  extrinsic: number | undefined;
}

/** The messages that users sent in a block, in their order. */
export function queued(records: Iterable<FrameSystemEventRecord>): Queued[] {
  return [...records].flatMap(({ event, phase }) => {
    if (event.section !== 'gear' || event.method !== 'MessageQueued') return [];

    const { id, source } = event.data as MessageQueuedData;
    // What the scheduler starts is in no extrinsic.
    const extrinsic = phase.isApplyExtrinsic ? phase.asApplyExtrinsic.toNumber() : undefined;
    return { id: id.toHex(), source: source.toHex(), extrinsic };
  });
}
// #endregion queued

// #region source
/** Reads finalised blocks of a node. Old blocks need an archive node. */
export function nodeSource(api: GearApi): Source {
  return {
    async lastNumber() {
      const header = await api.rpc.chain.getHeader(await api.blocks.getFinalizedHead());
      return header.number.toNumber();
    },
    async block(number) {
      const hash = (await api.blocks.getBlockHash(number)).toHex();
      const { parentHash } = await api.rpc.chain.getHeader(hash);
      // Decodes with the metadata of that block, not of today.
      const records = await api.blocks.getEvents(hash);
      return { number, hash, parent: parentHash.toHex(), announcements: announcements(records) };
    },
  };
}
// #endregion source

// #region follow
const BLOCK_MS = 3_000;

/** Catches up once a block time, until told to stop. */
export async function follow(round: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await round();
    await sleep(BLOCK_MS, undefined, { signal }).catch(() => undefined);
  }
}
// #endregion follow
