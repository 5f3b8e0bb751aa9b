import { type Backend, createBackend } from './backend';
import type { FromWorker, ToWorker } from './messages';

let backend: Backend | undefined;

const post = (message: FromWorker) => globalThis.postMessage(message);

globalThis.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('urls' in data) {
    backend = createBackend(data.urls, () => post({ more: true }));
    return;
  }
  const { id, request } = data;
  try {
    if (!backend) throw new Error('A question came before the address of the index.');
    post({ id, response: await backend.search(request) });
  } catch (error) {
    post({ id, error: String(error) });
  }
});
