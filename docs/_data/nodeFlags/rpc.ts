import type { NodeFlagEntry } from './types';

const RUN = 'polkadot-sdk:substrate/client/cli/src/commands/run_cmd.rs';
const GEAR = 'gear:vara/node/cli/src/cli.rs';

/** JSON-RPC over HTTP and WebSocket, both on one port. */
export const RPC_FLAGS = {
  'rpc-port': {
    value: 'PORT',
    default: '9944',
    meaning: 'Port for HTTP and WebSocket. If it is taken, the node listens on a random one and says so in the log',
    commands: ['run'],
    source: RUN,
  },
  'rpc-methods': {
    value: 'SET',
    default: 'auto',
    meaning:
      '`safe`, `unsafe`, or `auto`: unsafe methods only if the node listens on localhost. Behind a proxy on the same machine `auto` means unsafe',
    commands: ['run'],
    source: RUN,
  },
  'rpc-external': {
    meaning:
      'Listen on all interfaces; on Linux with IPv6 also on a random second port. Refused together with `--validator`, unless `--rpc-methods` is `unsafe`',
    commands: ['run'],
    source: RUN,
  },
  'unsafe-rpc-external': {
    meaning: 'The same, on a validator too',
    commands: ['run'],
    source: RUN,
  },
  'rpc-cors': {
    value: 'ORIGINS',
    default: 'localhost and polkadot.js.org',
    meaning:
      '`all` lets web pages call over HTTP; a list of origins, separated by commas, does not let them send JSON. Unless it is `all`, the `Host` header of requests must be `localhost` or `127.0.0.1`, over IPv6 `[::1]`, with the port',
    commands: ['run'],
    source: RUN,
  },
  'rpc-max-connections': {
    value: 'COUNT',
    default: '100',
    meaning:
      'Most connections at a time. In this release each connection is counted by itself, so the limit is never reached: let a proxy set one',
    commands: ['run'],
    source: RUN,
  },
  'rpc-max-request-size': {
    value: 'MB',
    default: '15',
    meaning: 'Largest request',
    commands: ['run'],
    source: RUN,
  },
  'rpc-max-response-size': {
    value: 'MB',
    default: '15',
    meaning: 'Largest response',
    commands: ['run'],
    source: RUN,
  },
  'rpc-max-subscriptions-per-connection': {
    value: 'COUNT',
    default: '1024',
    meaning: 'Most subscriptions of a connection',
    commands: ['run'],
    source: RUN,
  },
  'rpc-disable-batch-requests': {
    meaning: 'Refuse batches, which are many calls in one request. A proxy that limits requests counts a batch as one',
    commands: ['run'],
    source: RUN,
  },
  'rpc-max-batch-request-len': {
    value: 'LEN',
    default: 'no limit',
    meaning: 'Most calls in a batch. Not together with `--rpc-disable-batch-requests`',
    commands: ['run'],
    source: RUN,
  },
  'rpc-rate-limit': {
    value: 'COUNT',
    meaning:
      'Most calls of a WebSocket connection in a minute: those beyond it wait, and fail after ten waits with `RPC rate limit exceeded`. Over HTTP each request begins a new count',
    commands: ['run'],
    source: RUN,
  },
  'rpc-rate-limit-trust-proxy-headers': {
    meaning:
      'Take the address of the client from proxy headers when it is compared with `--rpc-rate-limit-whitelisted-ips`',
    commands: ['run'],
    source: RUN,
  },
  'rpc-rate-limit-whitelisted-ips': {
    value: 'CIDR',
    meaning: 'Addresses without a rate limit; repeatable',
    commands: ['run'],
    source: RUN,
  },
  'rpc-calculations-multiplier': {
    value: 'COUNT',
    default: '64',
    meaning: 'Gas that one calculation may burn, in block gas limits',
    commands: ['run'],
    source: GEAR,
  },
  'rpc-max-batch-size': {
    value: 'COUNT',
    default: '256',
    meaning:
      'Most items in one call of `gear_readStateBatch` or `gear_readStateUsingWasmBatch`, and most programs in a filter of `gear_subscribeProgramStateChanges`',
    commands: ['run'],
    source: GEAR,
  },
} as const satisfies Record<string, NodeFlagEntry>;
