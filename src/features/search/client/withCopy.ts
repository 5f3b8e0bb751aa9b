import { retried } from '../../../shared/retried';
import type { SearchClient } from './SearchClient';

/**
 * Answers from the hosted service, and when no host of it answers, from the index of this site, if the reader keeps a copy of the docs:
 * the index is in it.
 *
 * @param createEmbedded - makes what answers from the index, on first use
 */
export function withCopy(hosted: SearchClient, createEmbedded: () => Promise<SearchClient>): SearchClient {
  const listeners = new Set<() => void>();
  const embedded = retried(async () => {
    const client = await createEmbedded();
    client.onMore?.(() => listeners.forEach((listener) => listener()));
    return client;
  });
  return {
    async search(request, signal) {
      try {
        return await hosted.search(request, signal);
      } catch (error) {
        // A service that refuses is there. A page of a copy is one that a service worker answers for.
        if (signal.aborted || !(error instanceof AggregateError) || !navigator.serviceWorker?.controller) throw error;
        return (await embedded()).search(request, signal);
      }
    },
    onMore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
