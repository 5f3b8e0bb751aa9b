import type { ExtrinsicEntry, Grouped } from '../types';
import { ETH_BRIDGE } from './ethBridge';
import { GEAR } from './gear';
import { GRANDPA_SIGNER } from './grandpaSigner';
import { STAKING_REWARDS } from './stakingRewards';
import { VOUCHER } from './voucher';

/** Calls of the pallets of the Gear repository, by pallet. */
export const EXTRINSICS = {
  gear: GEAR,
  gearVoucher: VOUCHER,
  gearEthBridge: ETH_BRIDGE,
  stakingRewards: STAKING_REWARDS,
  grandpaSigner: GRANDPA_SIGNER,
} as const satisfies Grouped<ExtrinsicEntry>;
