import type { ConstantEntry } from '../types';

const CLI = 'gear:vara/node/cli/src/cli.rs';

/** Defaults of the node that its operator can set. */
export const NODE = {
  rpcGasMultiplier: {
    label: 'Gas of a calculation over RPC',
    value: 64,
    unit: 'count',
    noun: 'block gas limits',
    meaning: 'Gas that one calculation may burn, in block gas limits; flag `--rpc-calculations-multiplier`',
    source: CLI,
    symbol: 'rpc_calculations_multiplier',
    changedBy: 'flag',
  },
  rpcMaxBatch: {
    label: 'Batch of calculations over RPC',
    value: 256,
    unit: 'count',
    noun: 'calls',
    meaning:
      'Most items in one call of `gear_readStateBatch` or `gear_readStateUsingWasmBatch`; flag `--rpc-max-batch-size`',
    source: CLI,
    symbol: 'rpc_max_batch_size',
    changedBy: 'flag',
  },
  peerPort: {
    label: 'Port for peers',
    value: '30333',
    unit: 'text',
    meaning: 'TCP port on which the node talks to other nodes; flag `--port`',
    source: 'polkadot-sdk:substrate/client/cli/src/config.rs',
    symbol: 'p2p_listen_port',
    changedBy: 'flag',
  },
  rpcPort: {
    label: 'Port for RPC',
    value: '9944',
    unit: 'text',
    meaning: 'TCP port for JSON-RPC over HTTP and WebSocket; flag `--rpc-port`',
    source: 'polkadot-sdk:substrate/client/cli/src/config.rs',
    symbol: 'RPC_DEFAULT_PORT',
    changedBy: 'flag',
  },
  prometheusPort: {
    label: 'Port for metrics',
    value: '9615',
    unit: 'text',
    meaning: 'TCP port for Prometheus; flag `--prometheus-port`',
    source: 'polkadot-sdk:substrate/client/cli/src/config.rs',
    symbol: 'prometheus_listen_port',
    changedBy: 'flag',
  },
  shutdownTimeout: {
    label: 'Time to stop',
    value: 60_000,
    unit: 'ms',
    meaning: 'How long the node waits for its tasks when it is told to stop',
    source: 'polkadot-sdk:substrate/client/cli/src/runner.rs',
    symbol: 'shutdown_timeout',
    changedBy: 'node release',
  },
  openFiles: {
    label: 'Open files',
    value: 10_000,
    unit: 'count',
    noun: 'file descriptors',
    meaning: 'Limit below which the node warns at the start',
    source: 'polkadot-sdk:substrate/client/cli/src/config.rs',
    symbol: 'RECOMMENDED_OPEN_FILE_DESCRIPTOR_LIMIT',
    changedBy: 'node release',
  },
  devEndowment: {
    label: 'Balance of a well-known account on a private chain',
    value: 1_000_000_000_000_000_000_000n,
    unit: 'planck',
    meaning: 'What each endowed account owns when a development or local chain starts',
    source: 'gear:vara/runtime/vara/src/genesis_config_presets.rs',
    symbol: 'ENDOWMENT',
    changedBy: 'node release',
  },
} as const satisfies Record<string, ConstantEntry>;

const HARDWARE = 'polkadot-sdk:substrate/utils/frame/benchmarking-cli/src/machine/reference_hardware.json';

/** What the node compares a machine with when it starts. */
export const HARDWARE_REFERENCE = {
  hashRate: {
    label: 'BLAKE2-256 on one core',
    value: 1000,
    unit: 'count',
    noun: 'MiB/s',
    meaning: 'Hashing',
    source: HARDWARE,
    symbol: 'Blake2256',
    changedBy: 'node release',
  },
  memoryRate: {
    label: 'Copying memory',
    value: 11_768.341,
    unit: 'count',
    noun: 'MiB/s',
    meaning: 'Memory bandwidth',
    source: HARDWARE,
    symbol: 'MemCopy',
    changedBy: 'node release',
  },
  diskSequentialRate: {
    label: 'Disk, sequential writes',
    value: 950,
    unit: 'count',
    noun: 'MiB/s',
    meaning: 'On the disk of the database',
    source: HARDWARE,
    symbol: 'DiskSeqWrite',
    changedBy: 'node release',
  },
  diskRandomRate: {
    label: 'Disk, random writes',
    value: 420,
    unit: 'count',
    noun: 'MiB/s',
    meaning: 'On the disk of the database',
    source: HARDWARE,
    symbol: 'DiskRndWrite',
    changedBy: 'node release',
  },
} as const satisfies Record<string, ConstantEntry>;
