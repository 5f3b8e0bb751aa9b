import type { Tiers } from '../../shared/search/engine';

/** Where the files of the search index are, for each tier. */
export type TierUrls = Record<keyof Tiers, string>;

/** The index that was built with the site, in the page as in a worker. */
export const TIER_URLS: TierUrls = {
  headings: new URL('@generated/search-index/default/headings.json', import.meta.url).href,
  texts: new URL('@generated/search-index/default/texts.json', import.meta.url).href,
};

/** Loads a tier of the index. Rejects with the status if it is not there. */
export async function loadTier<Tier extends keyof Tiers>(urls: TierUrls, tier: Tier): Promise<Tiers[Tier]> {
  const url = urls[tier];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index cannot be loaded: ${response.status} from ${url}.`);
  // Written by the build of this same site, under a name that changes with its content.
  return (await response.json()) as Tiers[Tier];
}
