import type { SearchResponse } from '../../../../shared/search/protocol';
import type { Backend, TierUrls } from './backend';
import type { FromWorker, ToWorker } from './messages';

/** The worker itself failed, not a question. */
export class WorkerError extends Error {}

interface Pending {
  resolve(response: SearchResponse): void;
  reject(error: Error): void;
}

/**
 * The index at work in a worker. Questions reject with a `WorkerError` once the worker has failed.
 *
 * @param onMore - called when the worker knows more than before
 */
export function createWorkerBackend(worker: Worker, urls: TierUrls, onMore: () => void): Backend {
  const pending = new Map<number, Pending>();
  let last = 0;
  let failure: WorkerError | undefined;

  const fail = (event: Event) => {
    failure ??= new WorkerError(
      `The search worker failed: ${'message' in event ? String(event.message) : event.type}.`,
    );
    worker.terminate();
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('more' in data) return onMore();
    const question = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) question?.reject(new Error(data.error));
    else question?.resolve(data.response);
  });

  const post = (message: ToWorker) => worker.postMessage(message);
  post({ urls });
  return {
    search: (request) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        const id = ++last;
        pending.set(id, { resolve, reject });
        post({ id, request });
      }),
  };
}
