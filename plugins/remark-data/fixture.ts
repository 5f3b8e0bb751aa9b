import type { Scale } from './formatQuantity';
import type { DocsData } from './types';

/** A little of everything, for the tests. */
export const DATA: DocsData = {
  constants: {
    time: {
      session: {
        label: 'Session',
        value: 2400,
        unit: 'blocks',
        meaning: 'Time of one set of `keys`',
        source: 'gear:a/time.rs',
        symbol: 'SESSION',
        changedBy: 'nothing',
      },
    },
    token: {
      deposit: {
        label: 'Deposit',
        value: 1_000_000_000_000n,
        unit: 'planck',
        meaning: 'Least balance',
        source: 'gear:a/token.rs',
        symbol: 'DEPOSIT',
        changedBy: 'runtime upgrade',
        live: 'api.consts.balances.existentialDeposit',
      },
    },
  },
  rpc: {},
  extrinsics: {
    gear: {
      send: {
        index: 3,
        summary: 'Sends a message',
        params: [{ name: 'value', type: 'u128', unit: 'planck', meaning: 'What goes along' }],
        origin: 'Signed',
        pays: 'Gas',
        errors: [],
        events: ['Sent', 'Queued'],
        source: 'gear:a/lib.rs',
      },
    },
  },
  events: {},
  errors: {},
  enums: {},
  addresses: { eth: { queue: { label: 'Queue', address: '0x01', kind: 'contract', meaning: 'A queue' } } },
  tracks: {},
  nodeFlags: {},
  examples: {},
};

export const SCALE: Scale = {
  blockMs: 3000,
  blocksPerSession: 2400,
  sessionsPerEra: 6,
  planckPerToken: 1_000_000_000_000n,
  planckPerGas: 100n,
  symbol: 'VARA',
};
