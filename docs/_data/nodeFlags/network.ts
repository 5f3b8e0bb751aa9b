import type { NodeFlagEntry } from './types';

const NETWORK = 'polkadot-sdk:substrate/client/cli/src/params/network_params.rs';
const NODE_KEY = 'polkadot-sdk:substrate/client/cli/src/params/node_key_params.rs';
const POOL = 'polkadot-sdk:substrate/client/cli/src/params/transaction_pool_params.rs';

/** Peers, keys of the peer-to-peer network, and synchronisation. */
export const NETWORK_FLAGS = {
  port: {
    value: 'PORT',
    default: '30333',
    meaning: 'TCP port for peers',
    commands: ['run'],
    source: NETWORK,
  },
  'listen-addr': {
    value: 'MULTIADDR',
    default:
      'all interfaces, on the port for peers: `/ip4/0.0.0.0/tcp/30333`, with `/ws` at the end unless it is a validator or runs `--dev`',
    meaning: 'Address to listen on, instead of `--port`; repeatable',
    commands: ['run'],
    source: NETWORK,
  },
  'public-addr': {
    value: 'MULTIADDR',
    meaning:
      'Address under which others reach this node: `/ip4/203.0.113.10/tcp/30333` for a validator, `/ip4/203.0.113.10/tcp/30333/ws` for another node. A validator warns when it is missing',
    commands: ['run'],
    source: NETWORK,
  },
  bootnodes: {
    value: 'MULTIADDR',
    default: 'those of the chain specification',
    meaning:
      'Further nodes to ask for peers; repeatable. The address of a node that is no validator has `/ws` before `/p2p`',
    commands: ['run'],
    source: NETWORK,
  },
  'reserved-nodes': {
    value: 'MULTIADDR',
    meaning:
      'Peers to keep a connection with, such as `/ip4/203.0.113.10/tcp/30333/ws/p2p/PEER_ID`; without `/ws` for a validator. Repeatable',
    commands: ['run'],
    source: NETWORK,
  },
  'reserved-only': {
    meaning: 'Synchronise with reserved nodes only, and look for no others',
    commands: ['run'],
    source: NETWORK,
  },
  'in-peers': {
    value: 'COUNT',
    default: '32',
    meaning: 'Most full nodes that connect to this one',
    commands: ['run'],
    source: NETWORK,
  },
  'out-peers': {
    value: 'COUNT',
    default: '8',
    meaning: 'Connections that this node tries to keep',
    commands: ['run'],
    source: NETWORK,
  },
  'no-private-ip': {
    meaning:
      'Do not connect to addresses of private networks, except those of `--reserved-nodes` and `--bootnodes`. That is the default on mainnet and testnet. Older name `--no-private-ipv4`',
    commands: ['run'],
    source: NETWORK,
  },
  'allow-private-ip': {
    meaning: 'Connect to addresses of private networks too. That is the default on `dev` and `local`',
    commands: ['run'],
    source: NETWORK,
  },
  'no-mdns': {
    meaning: 'Do not look for nodes on the local network',
    commands: ['run'],
    source: NETWORK,
  },
  sync: {
    value: 'MODE',
    default: 'full',
    meaning:
      '`full` executes every block. `warp` proves finality, downloads the latest state, and fetches old blocks afterwards. `fast` downloads blocks without executing them, then the latest state with proofs; `fast-unsafe` without proofs. None but `full` works with archived state',
    commands: ['run'],
    source: NETWORK,
  },
  'node-key': {
    value: 'HEX',
    meaning:
      'Secret of the network identity on the command line, where every user of the machine can read it: for tests only',
    commands: ['run', 'build-spec'],
    source: NODE_KEY,
  },
  'node-key-file': {
    value: 'FILE',
    default: '`network/secret_ed25519` below the folder of the chain',
    meaning: 'File with that secret',
    commands: ['run', 'build-spec'],
    source: NODE_KEY,
  },
  'unsafe-force-node-key-generation': {
    meaning: 'Let a validator start without a network identity and make one. Never for more than one start',
    commands: ['run', 'build-spec'],
    source: NODE_KEY,
  },
  'pool-limit': {
    value: 'COUNT',
    default: '8192',
    meaning:
      'Transactions that the pool keeps until a block takes them; besides a tenth of that whose nonce is too far ahead',
    commands: ['run'],
    source: POOL,
  },
  'pool-kbytes': {
    value: 'COUNT',
    default: '20480',
    meaning: 'The same, by size',
    commands: ['run'],
    source: POOL,
  },
  'tx-ban-seconds': {
    value: 'SECONDS',
    default: '1800; 0 with `--dev`',
    meaning: 'How long an invalid transaction is refused',
    commands: ['run'],
    source: POOL,
  },
} as const satisfies Record<string, NodeFlagEntry>;
