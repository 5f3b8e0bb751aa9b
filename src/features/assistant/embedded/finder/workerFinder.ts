import type { Finding } from '../../../../shared/assistant/findPassages';
import type { Finder, TierUrls } from './finder';
import type { FromWorker, ToWorker } from './messages';

/** The worker itself failed, which says nothing about the question. */
export class WorkerError extends Error {}

/** A finder that works in a worker. */
export function createWorkerFinder(worker: Worker, urls: TierUrls): Finder {
  const waiting = new Map<number, { resolve(finding: Finding): void; reject(error: Error): void }>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('finding' in data) asked?.resolve(data.finding);
    else asked?.reject(new Error(data.error));
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new WorkerError('The worker of the assistant has failed.'));
    waiting.clear();
  });

  return (asked) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, urls, asked } satisfies ToWorker);
    });
}
