import { ADDRESSES } from './addresses';
import { CONSTANTS } from './constants';
import { ENUMS } from './enums';
import { ERRORS } from './errors';
import { EVENTS } from './events';
import { EXAMPLES } from './examples';
import { EXTRINSICS } from './extrinsics';
import { NODE_FLAGS } from './nodeFlags';
import { RPC } from './rpc';
import { TRACKS } from './tracks';

/** Everything that pages show through `<Constant>`, `<Address>`, `<DataTable>` and `<DataDetails>`. */
export const DATA = {
  constants: CONSTANTS,
  rpc: RPC,
  extrinsics: EXTRINSICS,
  events: EVENTS,
  errors: ERRORS,
  enums: ENUMS,
  addresses: ADDRESSES,
  tracks: TRACKS,
  nodeFlags: NODE_FLAGS,
  examples: EXAMPLES,
} as const;

const { blockTime, session, era, decimals, symbol } = CONSTANTS.chain;

/** What figures are converted with. */
export const SCALE = {
  blockMs: blockTime.value,
  blocksPerSession: session.value,
  sessionsPerEra: era.value,
  planckPerToken: 10n ** BigInt(decimals.value),
  planckPerGas: CONSTANTS.fees.valuePerGas.value,
  symbol: symbol.value,
} as const;
