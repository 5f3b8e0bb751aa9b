import { retried } from '../../../../shared/retried';
import type { Finder } from './finder';
import { createWorkerFinder, WorkerError } from './workerFinder';

const URLS = {
  headings: new URL('@generated/search-index/default/headings.json', import.meta.url).href,
  texts: new URL('@generated/search-index/default/texts.json', import.meta.url).href,
};

let inWorker: Finder | undefined;
let canWork = true;
const inPage = retried(async () => (await import('./finder')).createFinder(URLS));

/** Finds in a worker, so that typing never waits, or in the page where there can be none or it has failed. */
export const find: Finder = async (asked) => {
  try {
    if (canWork) {
      inWorker ??= createWorkerFinder(new Worker(new URL('./index.worker.ts', import.meta.url)), URLS);
      return await inWorker(asked);
    }
  } catch (error) {
    if (inWorker && !(error instanceof WorkerError)) throw error;
    console.warn('The assistant works without a worker.', error);
    canWork = false;
  }
  return (await inPage())(asked);
};
