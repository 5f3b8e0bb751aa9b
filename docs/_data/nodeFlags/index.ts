import type { Grouped } from '../types';
import { AUTHORITY_FLAGS } from './authority';
import { CHAIN_FLAGS } from './chain';
import { COMMAND_FLAGS } from './commands';
import { MONITORING_FLAGS } from './monitoring';
import { NETWORK_FLAGS } from './network';
import { RPC_FLAGS } from './rpc';
import type { NodeFlagEntry } from './types';

/** The flags of the node that pages name, by topic. Pages may name no other. A flag is in one group only. */
export const NODE_FLAGS = {
  chain: CHAIN_FLAGS,
  network: NETWORK_FLAGS,
  rpc: RPC_FLAGS,
  monitoring: MONITORING_FLAGS,
  authority: AUTHORITY_FLAGS,
  commands: COMMAND_FLAGS,
} as const satisfies Grouped<NodeFlagEntry>;
