export { loadTier, TIER_URLS, type TierUrls } from './tiers';
