import { type Asked, type Finding, findPassages } from '../../../../shared/assistant/findPassages';
import { retried } from '../../../../shared/retried';
import { createEngine } from '../../../../shared/search/engine';
import { loadTier, TIER_URLS } from '../../../search-index';

/** Finds what the docs hold for a question. Rejects if the index cannot be loaded; the next question tries again. */
export type Finder = (asked: Asked) => Promise<Finding>;

/** A finder over the search index of the site, which is loaded with the first question. */
export function createFinder(): Finder {
  const engine = retried(async () => {
    const [headings, texts] = await Promise.all([loadTier(TIER_URLS, 'headings'), loadTier(TIER_URLS, 'texts')]);
    return createEngine(headings, texts);
  });
  return async (asked) => findPassages(await engine(), asked);
}
