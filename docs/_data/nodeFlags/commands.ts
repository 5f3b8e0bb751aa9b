import type { NodeFlagEntry } from './types';

const GENERATE_NODE_KEY = 'polkadot-sdk:substrate/client/cli/src/commands/generate_node_key.rs';
const INSPECT_NODE_KEY = 'polkadot-sdk:substrate/client/cli/src/commands/inspect_node_key.rs';
const EXPORT = 'polkadot-sdk:substrate/client/cli/src/commands/export_blocks_cmd.rs';

/** Flags of single subcommands. */
export const COMMAND_FLAGS = {
  file: {
    value: 'FILE',
    default: 'standard output or input',
    meaning: 'File of the secret',
    commands: ['key generate-node-key', 'key inspect-node-key'],
    source: GENERATE_NODE_KEY,
  },
  'default-base-path': {
    meaning:
      'Store the key where the node looks for it when it has no `--base-path`; a key that exists is not replaced',
    commands: ['key generate-node-key'],
    source: GENERATE_NODE_KEY,
  },
  bin: {
    meaning: 'The secret as 32 bytes instead of hexadecimal',
    commands: ['key generate-node-key', 'key inspect-node-key'],
    source: INSPECT_NODE_KEY,
  },
  from: {
    value: 'BLOCK',
    default: '1',
    meaning: 'First block',
    commands: ['export-blocks'],
    source: EXPORT,
  },
  to: {
    value: 'BLOCK',
    default: 'best block',
    meaning: 'Last block',
    commands: ['export-blocks'],
    source: EXPORT,
  },
  binary: {
    meaning: 'Binary format instead of JSON',
    commands: ['export-blocks', 'import-blocks'],
    source: EXPORT,
  },
  version: {
    meaning: 'Print version and commit',
    commands: ['run'],
    source: 'polkadot-sdk:substrate/client/cli/src/lib.rs',
  },
  help: {
    meaning: 'Print all flags. Behind a subcommand: those of that subcommand',
    commands: ['run'],
    source: 'polkadot-sdk:substrate/client/cli/src/lib.rs',
  },
} as const satisfies Record<string, NodeFlagEntry>;
