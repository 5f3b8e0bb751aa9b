import type { Source } from '../types';

/** What is run: the node itself, or one of its subcommands. */
export type NodeCommand =
  | 'run'
  | 'key generate-node-key'
  | 'key inspect-node-key'
  | 'key insert'
  | 'build-spec'
  | 'purge-chain'
  | 'revert'
  | 'export-blocks'
  | 'import-blocks'
  | 'chain-info';

/** A flag of the node, by its long name without the dashes. */
export interface NodeFlagEntry {
  /** What stands behind the flag. Without one, it is a switch. */
  value?: string;
  /** What holds without the flag, where that is more than "off". */
  default?: string;
  meaning: string;
  commands: readonly NodeCommand[];
  /** Definition of the flag. */
  source: Source;
}
