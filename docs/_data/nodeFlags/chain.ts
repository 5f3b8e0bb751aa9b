import type { NodeFlagEntry } from './types';

const SHARED = 'polkadot-sdk:substrate/client/cli/src/params/shared_params.rs';
const PRUNING = 'polkadot-sdk:substrate/client/cli/src/params/pruning_params.rs';
const DATABASE = 'polkadot-sdk:substrate/client/cli/src/params/database_params.rs';
const RUN = 'polkadot-sdk:substrate/client/cli/src/commands/run_cmd.rs';
const WITH_CHAIN = [
  'run',
  'key insert',
  'build-spec',
  'purge-chain',
  'revert',
  'export-blocks',
  'import-blocks',
  'chain-info',
] as const;
const WITH_PRUNING = ['run', 'revert', 'export-blocks', 'import-blocks', 'chain-info'] as const;
const WITH_DATABASE = ['run', 'purge-chain', 'revert', 'export-blocks', 'import-blocks', 'chain-info'] as const;

/** Which chain, where its data lie, and how much of it is kept. */
export const CHAIN_FLAGS = {
  chain: {
    value: 'CHAIN_SPEC',
    default: 'testnet',
    meaning:
      '`vara` is mainnet, `testnet` the public test network, `dev` and `local` are private chains; the last three are known with `vara-` in front as well. Anything else is the path of a chain specification',
    commands: [...WITH_CHAIN, 'key generate-node-key'],
    source: SHARED,
  },
  dev: {
    meaning:
      'Development chain: `--chain dev`, one authority, Alice, with her keys, every RPC origin allowed, temporary data unless `--base-path` is given. Not together with `--chain`',
    commands: WITH_CHAIN,
    source: SHARED,
  },
  'base-path': {
    value: 'PATH',
    default: 'folder of the user, see Back up and restore',
    meaning: 'Folder of all data. Short form `-d`',
    commands: [...WITH_CHAIN, 'key generate-node-key'],
    source: SHARED,
  },
  tmp: {
    meaning: 'Data in a temporary folder, deleted at the end. Not together with `--base-path`',
    commands: ['run'],
    source: RUN,
  },
  database: {
    value: 'DB',
    default: 'rocksdb',
    meaning: '`rocksdb`, `paritydb` or `auto`. The two store data in different folders',
    commands: WITH_DATABASE,
    source: DATABASE,
  },
  'db-cache': {
    value: 'MiB',
    default: '1024',
    meaning: 'Memory for the cache of the database',
    commands: WITH_DATABASE,
    source: DATABASE,
  },
  'state-pruning': {
    value: 'MODE',
    default: '256',
    meaning:
      'State to keep: the last so many finalised blocks, `archive-canonical` for all finalised blocks, or `archive` for all blocks. Fixed when the database is created; only one number can be changed to another',
    commands: WITH_PRUNING,
    source: PRUNING,
  },
  'blocks-pruning': {
    value: 'MODE',
    default: 'archive-canonical',
    meaning: 'Block bodies to keep, with the same values',
    commands: WITH_PRUNING,
    source: PRUNING,
  },
  log: {
    value: 'PATTERN',
    default: 'info',
    meaning: 'Log filter such as `sync=debug,gwasm=debug`. Short form `-l`',
    commands: WITH_CHAIN,
    source: SHARED,
  },
  name: {
    value: 'NAME',
    default: 'invented',
    meaning: 'Name in the network and in telemetry, below 64 characters, without `.` and `@` and `www`',
    commands: ['run'],
    source: RUN,
  },
  'no-hardware-benchmarks': {
    meaning: 'Do not measure CPU, memory and disk at the start',
    commands: ['run'],
    source: 'gear:vara/node/cli/src/cli.rs',
  },
} as const satisfies Record<string, NodeFlagEntry>;
