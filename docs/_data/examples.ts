import type { ExampleEntry, Grouped } from './types';

/** The programs of docs/examples, under the names of their folders in examples/rust. */
export const EXAMPLES = {
  current: {
    ping: {
      title: 'Ping',
      href: '/docs/examples/ping',
      section: 'First steps',
      level: 'first',
      features: ['events'],
    },
    'multisig-wallet': {
      title: 'Multisignature wallet',
      href: '/docs/examples/DeFi/multisig-wallet',
      section: 'DeFi',
      level: 'medium',
      features: ['async call', 'value transfer', 'events'],
    },
  },
  archive: {},
} as const satisfies Grouped<ExampleEntry>;
