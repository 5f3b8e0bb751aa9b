import type { GearApi, HexString } from '@gear-js/api';
import type { GenericExtrinsic } from '@polkadot/types';
import { compactToU8a, u8aConcat, u8aToHex } from '@polkadot/util';
import { vi } from 'vitest';

import { StubNode } from './stubNode';

const hash = (block: number): HexString => `0x${block.toString(16).padStart(64, '0')}`;
const header = (block: number) => ({
  parentHash: hash(block - 1),
  number: `0x${block.toString(16)}`,
  stateRoot: hash(0),
  extrinsicsRoot: hash(0),
  digest: { logs: [] },
});

/** An event as a test writes it: pallet, name, data. */
export type Happening = readonly [section: string, method: string, data: readonly unknown[]];

/** What the block says of an extrinsic that did not fail. */
export const SUCCESS: Happening = [
  'system',
  'ExtrinsicSuccess',
  [{ weight: {}, class: 'Normal', paysFee: 'Yes' }],
];

/**
 * A stub node that takes extrinsics into blocks, and lets the test say which events those blocks
 * have.
 */
export class StubChain {
  readonly node = new StubNode();
  /** Extrinsics that were sent, as bytes. */
  readonly sent: HexString[] = [];
  #api: GearApi | undefined;
  #block = 10;
  #events = new Map<HexString, HexString>();
  #bodies = new Map<HexString, HexString[]>();
  /** Clients work out the hash of a header on their own: the numbers of the blocks by that hash. */
  #numbers = new Map<string, number>();

  constructor() {
    const at = (block: unknown): HexString => {
      if (typeof block !== 'string') return hash(this.#block);
      return hash(this.#numbers.get(block) ?? Number(block));
    };
    Object.assign(this.node.handlers, {
      chain_getHeader: ([block]: unknown[]) => header(Number(at(block))),
      state_getStorage: ([, block]: unknown[]) => this.#events.get(at(block)) ?? null,
      chain_subscribeNewHead: () => header(this.#block),
      chain_getBlockHash: ([block]: unknown[]) =>
        hash(block === undefined ? this.#block : Number(block)),
      chain_getFinalizedHead: () => hash(this.#block),
      chain_getBlock: ([block]: unknown[]) => ({
        block: { header: header(Number(at(block))), extrinsics: this.#bodies.get(at(block)) ?? [] },
        justifications: null,
      }),
      system_accountNextIndex: () => 0,
      state_queryStorageAt: ([keys, block]: [HexString[], unknown]) => [
        {
          block: at(block),
          changes: keys.map((key) => [key, this.#events.get(at(block)) ?? null]),
        },
      ],
      state_subscribeStorage: ([keys]: [HexString[]]) => ({
        block: hash(this.#block),
        changes: keys.map((key) => [key, this.#events.get(hash(this.#block)) ?? null]),
      }),
      author_submitAndWatchExtrinsic: ([bytes]: unknown[]) =>
        void this.sent.push(bytes as HexString),
    });
  }

  async api(): Promise<GearApi> {
    this.#api = await this.node.api();
    return this.#api;
  }

  /** The number of the newest block. */
  get block(): number {
    return this.#block;
  }

  /** The extrinsic that waits for a block, as the runtime reads it. */
  get call(): { name: string; args: unknown[] } {
    const { method } = this.#connected.createType<GenericExtrinsic>('Extrinsic', this.sent[0]);
    return {
      name: `${method.section}.${method.method}`,
      args: method.args.map((arg) => arg.toJSON()),
    };
  }

  get #connected(): GearApi {
    if (!this.#api) throw new Error('Connect first');
    return this.#api;
  }

  /** Resolves when the node has answered all that it was asked before. */
  async answered(): Promise<void> {
    await this.#connected.rpc.system.chain();
  }

  /**
   * Makes a block with these events, and with the extrinsics that wait. Tells subscribers of both.
   */
  nextBlock(...happenings: Happening[]): void {
    const api = this.#connected;
    const block = hash(++this.#block);
    this.#numbers.set(api.createType('Header', header(this.#block)).hash.toHex(), this.#block);
    const events = u8aToHex(
      u8aConcat(
        compactToU8a(happenings.length),
        ...happenings.map((happening) => encodeEvent(api, happening)),
      ),
    );

    this.#events.set(block, events);
    const body = this.sent.splice(0);
    this.#bodies.set(block, body);
    this.node.notify('chain_subscribeNewHead', header(this.#block));
    this.node.notify('state_subscribeStorage', {
      block,
      changes: [[api.query.system.events.key(), events]],
    });
    if (body.length > 0) this.node.notify('author_submitAndWatchExtrinsic', { inBlock: block });
  }
}

/**
 * Runs what sends an extrinsic, makes the block for it, with these events, and returns the call,
 * and whether the sender waited.
 */
export async function including<Outcome>(
  chain: StubChain,
  sending: () => Promise<Outcome>,
  ...happenings: Happening[]
) {
  const outcome = sending();
  outcome.catch(() => {});
  let waited = true;
  void outcome.then(
    () => (waited = false),
    () => (waited = false),
  );
  await vi.waitUntil(() => chain.sent.length > 0, 5_000);
  const call = chain.call;
  // The node answers in turn: whoever only waits to be sent has settled when this is answered.
  await chain.answered();
  const result = { call, outcome, waited };
  chain.nextBlock(...happenings, SUCCESS);
  await outcome.catch(() => {});
  return result;
}

/**
 * An event as `system.events` stores it: phase, the number of its pallet, its own number there,
 * data, no topics.
 */
function encodeEvent(api: GearApi, [section, method, data]: Happening): Uint8Array {
  const pallet = api.runtimeMetadata.asLatest.pallets.find(
    ({ name }) => name.toString().toLowerCase() === section.toLowerCase(),
  );
  const meta = api.events[section]?.[method]?.meta;
  if (!pallet || !meta) throw new Error(`There is no event ${section}.${method}`);

  const fields = meta.fields.map(({ type }, i) =>
    api.registry.createType(api.registry.createLookupType(type), data[i]).toU8a(),
  );
  const phase = Uint8Array.of(0, 0, 0, 0, 0);
  return u8aConcat(phase, [pallet.index.toNumber(), meta.index.toNumber()], ...fields, [0]);
}
