import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { GearApi } from '@gear-js/api';
import type { ApiOptions } from '@polkadot/api/types';
import { u8aToHex } from '@polkadot/util';

type Provider = NonNullable<ApiOptions['provider']>;
type Handler = (params: unknown[]) => unknown;
type Update = (error: Error | null, result: unknown) => void;

const HASH = `0x${'22'.repeat(32)}`;

/** Metadata of the runtime of Gear 2.0.0, without its doc comments: see fixtures/make.mjs. */
const METADATA = u8aToHex(
  gunzipSync(readFileSync(new URL('../fixtures/vara-2.0.0.scale.gz', import.meta.url))),
);

const RUNTIME = {
  specName: 'vara',
  implName: 'vara',
  authoringVersion: 1,
  specVersion: 20_000,
  implVersion: 1,
  apis: [],
  transactionVersion: 1,
};

/** What a node answers while a client connects to it. */
const CONNECT: Record<string, Handler> = {
  chain_getBlockHash: () => HASH,
  state_getMetadata: () => METADATA,
  state_getRuntimeVersion: () => RUNTIME,
  state_subscribeRuntimeVersion: () => RUNTIME,
  system_chain: () => 'Stub',
  system_name: () => 'Stub node',
  system_version: () => '2.0.0',
  system_properties: () => ({ ss58Format: 137, tokenDecimals: 12, tokenSymbol: 'VARA' }),
  rpc_methods: () => ({ methods: [] }),
};

/**
 * A node without a chain behind it: it knows the metadata of the runtime, and answers further calls
 * as the test says.
 */
export class StubNode implements Provider {
  readonly hasSubscriptions = true;
  readonly isClonable = false;
  readonly isConnected = true;
  readonly #subscriptions = new Map<string, Update>();
  #onDrop: (() => void)[] = [];

  constructor(readonly handlers: Record<string, Handler> = {}) {}

  /** A client that is connected to this node. */
  async api(): Promise<GearApi> {
    return GearApi.create({ provider: this });
  }

  /** Sends an update to whoever subscribed through `method`. */
  notify(method: string, result: unknown): void {
    for (const [id, update] of this.#subscriptions)
      if (id.startsWith(`${method}:`)) update(null, result);
  }

  /** Breaks the connection. What was subscribed to stays, as far as it concerns this node. */
  drop(): void {
    for (const callback of this.#onDrop) callback();
  }

  /** How many subscriptions through `method` are open. */
  subscribers(method: string): number {
    return [...this.#subscriptions.keys()].filter((id) => id.startsWith(`${method}:`)).length;
  }

  clone(): Provider {
    return this;
  }

  async connect(): Promise<void> {}

  async disconnect(): Promise<void> {}

  on(type: string, callback: () => void): () => void {
    if (type === 'connected') queueMicrotask(callback);
    if (type === 'disconnected') this.#onDrop.push(callback);
    return () => {};
  }

  async send<T>(method: string, params: unknown[]): Promise<T> {
    const handler = this.handlers[method] ?? CONNECT[method];
    if (!handler) throw new Error(`The stub node does not know ${method}`);
    return handler(params) as T;
  }

  async subscribe(
    _type: string,
    method: string,
    params: unknown[],
    callback: Update,
  ): Promise<string> {
    const id = `${method}:${this.#subscriptions.size}:${Math.random()}`;
    this.#subscriptions.set(id, callback);
    const first = (this.handlers[method] ?? CONNECT[method])?.(params);
    // As a node does: the answer to the subscription comes before its first update.
    if (first !== undefined) setTimeout(() => callback(null, first));
    return id;
  }

  async unsubscribe(_type: string, _method: string, id: number | string): Promise<boolean> {
    return this.#subscriptions.delete(String(id));
  }
}
