import type { Call, Reply } from './messages';

/** In a worker: answers the calls of its page. What the function throws rejects the call, and the worker goes on. */
export function answerCalls<Asked, Answer>(answer: (asked: Asked) => Promise<Answer>): void {
  const post = (message: Reply<Answer>) => globalThis.postMessage(message);
  globalThis.addEventListener('message', async ({ data: { id, asked } }: MessageEvent<Call<Asked>>) => {
    try {
      post({ id, answer: await answer(asked) });
    } catch (error) {
      post({ id, error: String(error) });
    }
  });
}
