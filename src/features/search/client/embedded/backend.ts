import { retried } from '../../../../shared/retried';
import { createEngine, type Engine } from '../../../../shared/search/engine';
import { answer } from '../../../../shared/search/engine/answer';
import type { SearchRequest, SearchResponse } from '../../../../shared/search/protocol';
import { loadTier, type TierUrls } from '../../../search-index';

/** The embedded index at work, in a worker or in the page. */
export interface Backend {
  /** Answers from what has arrived; from all of it, if that is too little to find anything. */
  search(request: SearchRequest): Promise<SearchResponse>;
}

/**
 * Loads the index, headings first, and answers. What cannot be loaded is tried again with the next question.
 *
 * @param onMore - called when the texts have arrived too
 */
export function createBackend(urls: TierUrls, onMore: () => void): Backend {
  let whole: Engine | undefined;
  const headings = retried(async () => {
    const tier = await loadTier(urls, 'headings');
    return { tier, engine: createEngine(tier) };
  });
  const all = retried(async () => {
    const { tier } = await headings();
    whole = createEngine(tier, await loadTier(urls, 'texts'));
    onMore();
    return whole;
  });
  const loadAhead = () => void all().catch((error: unknown) => console.warn('Search knows headings only.', error));
  loadAhead();

  return {
    async search(request) {
      if (whole) return answer(whole, request);
      const { engine } = await headings();
      const response = answer(engine, request);
      if (response.hits.length > 0) {
        loadAhead();
        return { ...response, isOfHeadings: true };
      }
      try {
        return answer(await all(), request);
      } catch (error) {
        // A name that waited for the texts is looked for by its parts. What is not found then may stand in the texts.
        const parts = answer({ ...engine, isFinal: true }, request);
        if (parts.hits.length === 0) throw error;
        console.warn('Search knows headings only.', error);
        return { ...parts, isOfHeadings: true };
      }
    },
  };
}
