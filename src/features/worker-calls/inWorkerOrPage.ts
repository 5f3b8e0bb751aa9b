import { retried } from '../../shared/retried';
import { callsTo, WorkerError } from './callsTo';

/**
 * Answers in a worker, so that typing never waits, or in the page where there can be no worker or it has failed.
 *
 * @param start - starts the worker, which answers with `answerCalls`
 * @param load - loads the same for the page; what could not be loaded is tried again with the next call
 */
export function inWorkerOrPage<Asked, Answer>(
  start: () => Worker,
  load: () => Promise<(asked: Asked) => Promise<Answer>>,
): (asked: Asked) => Promise<Answer> {
  const inPage = retried(load);
  let inWorker: ((asked: Asked) => Promise<Answer>) | undefined;
  try {
    inWorker = callsTo(start());
  } catch (error) {
    withoutWorker(error);
  }

  function withoutWorker(error: unknown): void {
    console.warn('The page goes on without a worker.', error);
    inWorker = undefined;
    // Ahead of the next call, which tries again.
    inPage().catch(() => undefined);
  }

  return async (asked) => {
    try {
      if (inWorker) return await inWorker(asked);
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      withoutWorker(error);
    }
    return (await inPage())(asked);
  };
}
