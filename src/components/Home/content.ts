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

/** The ways in from the home page. A way appears when its pages are finished. */
export const WAYS_IN: WayIn[] = [
  {
    title: 'Build a program',
    text: 'Write a service in Rust with Sails, test it on your machine, and put it on the testnet.',
    to: '/docs/getting-started-in-5-minutes',
    more: [
      { label: 'All of Build', to: '/docs/build' },
      { label: 'Sails', to: '/docs/build/sails' },
      { label: 'Testing with gtest', to: '/docs/build/testing-gtest' },
    ],
  },
  {
    title: 'Understand the platform',
    text: 'Follow a message from the extrinsic to the reply, and see what a block does with it.',
    to: '/docs/about/technology',
    more: [
      { label: 'State transition', to: '/docs/about/technology/state-transition' },
      { label: 'The actor model', to: '/docs/about/technology/actor-model' },
      { label: 'Persistent memory', to: '/docs/about/technology/persist-memory' },
    ],
  },
  {
    title: 'Use what is special',
    text: 'Delayed messages, gas reservations, vouchers and built-in actors, with their limits and costs.',
    to: '/docs/about/features',
    more: [
      { label: 'Message automation', to: '/docs/about/features/message-automation' },
      { label: 'Vouchers and sessions', to: '/docs/about/features/gassignless' },
      { label: 'Built-in actors', to: '/docs/about/features/builtin-actors' },
    ],
  },
  {
    title: 'Know the network',
    text: 'What nodes run, how the runtime is upgraded, and what the words of the chain mean.',
    to: '/docs/about/technology/substrate',
    more: [
      { label: 'Glossary', to: '/docs/about/glossary' },
      { label: 'Message rent', to: '/docs/about/features/rent-system' },
      { label: 'Releases and migration', to: '/docs/compatibility' },
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
