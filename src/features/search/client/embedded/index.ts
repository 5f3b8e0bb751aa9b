import { retried } from '../../../../shared/retried';
import type { SearchClient } from '../SearchClient';
import type { Backend } from './backend';
import { createWorkerBackend, WorkerError } from './workerBackend';

/**
 * Answers from the index that was built with the site, in the browser: in a worker, so that typing never waits, or in the page
 * where there can be no worker or it has failed.
 */
export function createEmbeddedClient(): SearchClient {
  const urls = {
    headings: new URL('@generated/search-index/default/headings.json', import.meta.url).href,
    texts: new URL('@generated/search-index/default/texts.json', import.meta.url).href,
  };
  const listeners = new Set<() => void>();
  const onMore = () => listeners.forEach((listener) => listener());
  let inWorker = startWorker();
  const inPage = retried(async () => (await import('./backend')).createBackend(urls, onMore));
  if (!inWorker) inPage().catch(() => undefined);

  function startWorker(): Backend | undefined {
    try {
      return createWorkerBackend(new Worker(new URL('./index.worker.ts', import.meta.url)), urls, onMore);
    } catch (error) {
      console.warn('Search works without a worker.', error);
      return undefined;
    }
  }

  return {
    async search(request) {
      try {
        if (inWorker) return await inWorker.search(request);
      } catch (error) {
        if (!(error instanceof WorkerError)) throw error;
        console.warn('Search goes on without its worker.', error);
        inWorker = undefined;
      }
      return (await inPage()).search(request);
    },
    onMore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
