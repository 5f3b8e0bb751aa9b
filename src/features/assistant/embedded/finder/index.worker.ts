import { createFinder, type Finder } from './finder';
import type { FromWorker, ToWorker } from './messages';

let find: Finder | undefined;

const post = (message: FromWorker) => globalThis.postMessage(message);

globalThis.addEventListener('message', async ({ data: { id, urls, asked } }: MessageEvent<ToWorker>) => {
  find ??= createFinder(urls);
  try {
    post({ id, finding: await find(asked) });
  } catch (error) {
    post({ id, error: String(error) });
  }
});
