import type { Call, Reply } from './messages';

/** The worker itself failed, not a call. */
export class WorkerError extends Error {}

interface Pending<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Calls a worker that answers with `answerCalls`.
 *
 * @returns a function that rejects with what the worker threw, or with a `WorkerError` once the worker itself has failed
 */
export function callsTo<Asked, Answer>(worker: Worker): (asked: Asked) => Promise<Answer> {
  const pending = new Map<number, Pending<Answer>>();
  let last = 0;
  let failure: WorkerError | undefined;

  const fail = (event: Event) => {
    failure ??= new WorkerError(`A worker failed: ${'message' in event ? String(event.message) : event.type}.`);
    worker.terminate();
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => {
    // A worker may send more than replies: what has no id is for others.
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.answer);
  });

  return (asked) =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      const id = ++last;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, asked } satisfies Call<Asked>);
    });
}
