import { describe, expect, it, vi } from 'vitest';
import type { SearchRequest } from '../../../../shared/search/protocol';
import type { FromWorker, ToWorker } from './messages';
import { createWorkerBackend, WorkerError } from './workerBackend';

const URLS = { headings: '/headings.json', texts: '/texts.json' };
const REQUEST: SearchRequest = { query: 'gas', page: 0, snippetWords: 10, language: 'en', tags: [] };
const RESPONSE = { hits: [], nbHits: 0, nbPages: 0, page: 0 };

/** A worker of which the test plays the other side. */
class PlayedWorker extends EventTarget {
  received: ToWorker[] = [];
  terminate = vi.fn();
  postMessage(message: ToWorker) {
    this.received.push(message);
  }
  sends(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function start(onMore = () => {}) {
  const worker = new PlayedWorker();
  return { worker, backend: createWorkerBackend(worker as unknown as Worker, URLS, onMore) };
}

describe('the search worker', () => {
  it('hears first where the index is, then the questions', () => {
    const { worker, backend } = start();
    void backend.search(REQUEST);
    expect(worker.received).toEqual([{ urls: URLS }, { id: 1, request: REQUEST }]);
  });

  it('answers each question with its own answer, in any order', async () => {
    const { worker, backend } = start();
    const [first, second] = [backend.search(REQUEST), backend.search(REQUEST)];
    worker.sends({ id: 2, response: { ...RESPONSE, nbHits: 2 } });
    worker.sends({ id: 1, error: 'The search index cannot be loaded.' });
    await expect(first).rejects.toThrow('The search index cannot be loaded.');
    await expect(first).rejects.not.toBeInstanceOf(WorkerError);
    expect((await second).nbHits).toBe(2);
  });

  it('says when it knows more', () => {
    const onMore = vi.fn();
    start(onMore).worker.sends({ more: true });
    expect(onMore).toHaveBeenCalledOnce();
  });

  it.each(['error', 'messageerror'])('fails all questions after an event %s', async (type) => {
    const { worker, backend } = start();
    const open = backend.search(REQUEST);
    worker.dispatchEvent(new Event(type));
    await expect(open).rejects.toBeInstanceOf(WorkerError);
    await expect(backend.search(REQUEST)).rejects.toBeInstanceOf(WorkerError);
    expect(worker.terminate).toHaveBeenCalled();
  });
});
