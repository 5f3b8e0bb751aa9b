import type { SearchRequest, SearchResponse } from '../../../../shared/search/protocol';
import { TIER_URLS } from '../../../search-index';
import { inWorkerOrPage } from '../../../worker-calls';
import type { SearchClient } from '../SearchClient';
import type { More } from './messages';

/** Answers from the index that was built with the site, in the browser. It is loaded ahead of the first question. */
export function createEmbeddedClient(): SearchClient {
  const listeners = new Set<() => void>();
  const onMore = () => listeners.forEach((listener) => listener());

  const startWorker = () => {
    const worker = new Worker(new URL('./index.worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<Partial<More>>) => {
      if (data.more) onMore();
    });
    return worker;
  };
  return {
    search: inWorkerOrPage<SearchRequest, SearchResponse>(
      startWorker,
      async () => (await import('./backend')).createBackend(TIER_URLS, onMore).search,
    ),
    onMore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
