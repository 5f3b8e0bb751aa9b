import type { NodeFlagEntry } from './types';

const RUN = 'polkadot-sdk:substrate/client/cli/src/commands/run_cmd.rs';
const KEYSTORE = 'polkadot-sdk:substrate/client/cli/src/params/keystore_params.rs';
const GEAR = 'gear:vara/node/cli/src/cli.rs';
const WITH_KEYSTORE = ['run', 'key insert'] as const;

/** Making blocks, keys of validators, execution. */
export const AUTHORITY_FLAGS = {
  validator: {
    meaning: 'Take part in consensus with the session keys in the keystore',
    commands: ['run'],
    source: RUN,
  },
  alice: {
    meaning:
      '`--name Alice --validator` with the well-known keys of Alice; `--bob`, `--charlie`, `--dave`, `--eve` and `--ferdie` likewise. Only for private chains',
    commands: ['run'],
    source: RUN,
  },
  bob: {
    meaning: 'The same with the keys of Bob',
    commands: ['run'],
    source: RUN,
  },
  'force-authoring': {
    meaning: 'Make blocks without peers. Implied by `--dev`',
    commands: ['run'],
    source: RUN,
  },
  'keystore-path': {
    value: 'PATH',
    default: '`keystore` below the folder of the chain',
    meaning: 'Folder of the session keys',
    commands: WITH_KEYSTORE,
    source: KEYSTORE,
  },
  'password-filename': {
    value: 'PATH',
    meaning: 'File with a password that is added to the secrets in the keystore; a newline at its end counts',
    commands: WITH_KEYSTORE,
    source: KEYSTORE,
  },
  'max-gas': {
    value: 'GAS',
    default: 'none: the block gas limit, or all that transactions leave of the block if that is more',
    meaning: 'Most gas that tasks and messages may burn in a block that this validator makes',
    commands: ['run'],
    source: GEAR,
  },
  'sandbox-backend': {
    value: 'BACKEND',
    default: 'wasmtime',
    meaning: 'Executor of programs: `wasmtime` or `wasmi`',
    commands: ['run'],
    source: GEAR,
  },
} as const satisfies Record<string, NodeFlagEntry>;
