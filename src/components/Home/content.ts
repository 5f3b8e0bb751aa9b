interface PageLink {
  label: string;
  to: string;
}

/** A group of readers, and the pages that most of them came for. */
interface WayIn {
  title: string;
  text: string;
  to: string;
  more: PageLink[];
}

/** The ways in from the home page. */
export const WAYS_IN: WayIn[] = [
  {
    title: 'Build',
    text: 'Write a program in Rust with Sails, test it on your machine, and call it from an app.',
    to: '/docs/getting-started-in-5-minutes',
    more: [
      { label: 'All of Build', to: '/docs/build' },
      { label: 'Examples', to: '/docs/examples' },
      { label: 'Sails-JS', to: '/docs/sails-js' },
      { label: 'Gear-JS', to: '/docs/api' },
    ],
  },
  {
    title: 'Run a node',
    text: 'Follow the chain for an app of yours, serve others, or make blocks as a validator.',
    to: '/docs/node',
    more: [
      { label: 'As a service', to: '/docs/node/node-as-service' },
      { label: 'Become a validator', to: '/docs/staking/validate' },
      { label: 'Development node', to: '/docs/node/dev-net' },
      { label: 'Troubleshooting', to: '/docs/node/troubleshooting' },
    ],
  },
  {
    title: 'Stake and vote',
    text: 'Nominate validators or join a pool, and know what can be lost and how long it takes.',
    to: '/docs/staking',
    more: [
      { label: 'Nominate', to: '/docs/staking/nominate' },
      { label: 'Accounts and wallets', to: '/docs/account' },
      { label: 'Token economy', to: '/docs/tokenomics' },
      { label: 'Governance', to: '/docs/governance' },
    ],
  },
  {
    title: 'Bridge',
    text: 'Move tokens between Vara and Ethereum, or let programs and contracts talk across.',
    to: '/docs/bridge',
    more: [
      { label: 'Move tokens', to: '/docs/bridge/bridge_guide' },
      { label: 'How it works', to: '/docs/bridge/bridge_technical' },
      { label: 'Addresses', to: '/docs/bridge/developer_hub' },
      { label: 'Relay by hand', to: '/docs/bridge/manual_relay_guide' },
    ],
  },
];

/** What the platform promises a program, each with the page that explains and proves it. */
export const FACTS = [
  {
    name: 'One reply for each message',
    text: 'A program awaits the answer of another program like any async Rust call.',
    to: '/docs/about/technology/actor-model',
  },
  {
    name: 'Memory that stays',
    text: 'The whole linear memory survives between messages; only touched pages are read and written.',
    to: '/docs/about/technology/persist-memory',
  },
  {
    name: 'Messages to the future',
    text: 'A program sends a message that arrives some blocks later, and pays for it with gas set aside.',
    to: '/docs/about/features/message-automation',
  },
  {
    name: 'Native code behind an address',
    text: 'Built-in actors run cryptography, staking, the bridge and proxies at native speed.',
    to: '/docs/about/features/builtin-actors',
  },
  {
    name: 'Gas that somebody else pays',
    text: 'A voucher lets a sponsor pay for the messages of users who hold no tokens.',
    to: '/docs/about/features/gassignless',
  },
  {
    name: 'Rent with an end',
    text: 'Stored messages pay by the block for as long as they wait, and the rest of the lock comes back.',
    to: '/docs/about/features/rent-system',
  },
] as const;
