import { CONSTANTS } from '../docs/_data/constants';
import { TRACKS } from '../docs/_data/tracks';
import { type Charts, convictionVotes, stakingReturn, trackCurves } from '../plugins/chart';

const MS_PER_DAY = 86_400_000;

/** One track of each kind of curve that readers meet most. */
const DRAWN_TRACKS = ['root', 'whitelisted_caller', 'staking_admin', 'general_admin', 'small_tipper', 'bridge_admin'];

const { chain, economy, governance } = CONSTANTS;

/** The charts that pages show with a fence such as ```` ```chart of=conviction ````. */
export const CHARTS: Charts = {
  'staking-return': stakingReturn({
    minInflation: economy.minInflation.value / 100,
    maxRoi: economy.maxRoi.value / 100,
    falloff: economy.falloff.value / 100,
    targetInflation: economy.mainnetTargetInflationAtGenesis.value / 100,
    idealStake: economy.mainnetIdealStakeAtGenesis.value / 100,
    nonStakeableShare: economy.mainnetNonStakeableAtGenesis.value / 100,
  }),
  conviction: convictionVotes((governance.voteLockingPeriod.value * chain.blockTime.value) / MS_PER_DAY),
  'track-curves': trackCurves(TRACKS.referenda, DRAWN_TRACKS),
};
