import type { ConstantEntry, Grouped } from '../types';
import { BRIDGE } from './bridge';
import { CHAIN } from './chain';
import { DEPOSITS } from './deposits';
import { ECONOMY } from './economy';
import { FEES } from './fees';
import { GOVERNANCE_CONSTANTS } from './governance';
import { HARDWARE_REFERENCE, NODE } from './node';
import { PROGRAMS } from './programs';
import { RENT } from './rent';
import { STAKING } from './staking';
import { VOUCHERS } from './vouchers';

/** Every figure of the runtime, the protocol and the node that a page shows. A name is used once in all groups. */
export const CONSTANTS = {
  chain: CHAIN,
  fees: FEES,
  rent: RENT,
  programs: PROGRAMS,
  vouchers: VOUCHERS,
  staking: STAKING,
  economy: ECONOMY,
  governance: GOVERNANCE_CONSTANTS,
  deposits: DEPOSITS,
  bridge: BRIDGE,
  node: NODE,
  hardware: HARDWARE_REFERENCE,
} as const satisfies Grouped<ConstantEntry>;
