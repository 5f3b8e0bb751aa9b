import { afterEach, expect, it, vi } from 'vitest';
import type { SearchRequest, SearchResponse } from '../../../shared/search/protocol';
import type { SearchClient } from './SearchClient';
import { withCopy } from './withCopy';

const REQUEST: SearchRequest = { query: 'gas', page: 0, snippetWords: 10, language: 'en', tags: [] };
const ANSWER = { nbHits: 3 } as SearchResponse;
const { signal } = new AbortController();

const down: SearchClient = { search: () => Promise.reject(new AggregateError([], 'No host answered.')) };
const embedded = { search: () => Promise.resolve(ANSWER) };
const keepCopy = (controller: object | null) => vi.stubGlobal('navigator', { serviceWorker: { controller } });
afterEach(() => vi.unstubAllGlobals());

it('R-SEARCH-4: where the service cannot be reached, a reader who keeps a copy is answered from that', async () => {
  keepCopy({});
  await expect(withCopy(down, () => Promise.resolve(embedded)).search(REQUEST, signal)).resolves.toBe(ANSWER);
});

it('R-SEARCH-4: tells when the index of the copy knows more than its headings', async () => {
  keepCopy({});
  let tell = () => {};
  const client = withCopy(down, () =>
    Promise.resolve({
      ...embedded,
      onMore(listener: () => void) {
        tell = listener;
        return () => undefined;
      },
    }),
  );
  const listener = vi.fn();
  const stop = client.onMore?.(listener);
  await client.search(REQUEST, signal);
  tell();
  expect(listener).toHaveBeenCalledOnce();
  stop?.();
  tell();
  expect(listener).toHaveBeenCalledOnce();
});

it('R-SEARCH-4: a reader without a copy is told that the service cannot be reached', async () => {
  keepCopy(null);
  await expect(withCopy(down, () => Promise.resolve(embedded)).search(REQUEST, signal)).rejects.toThrow('No host');
});

it('R-SEARCH-4: a service that refuses is no service that is gone', async () => {
  keepCopy({});
  const refusing: SearchClient = { search: () => Promise.reject(new Error('Wrong key.')) };
  await expect(withCopy(refusing, () => Promise.resolve(embedded)).search(REQUEST, signal)).rejects.toThrow(
    'Wrong key',
  );
});

it('R-SEARCH-4: an index that could not be loaded is tried again with the next question', async () => {
  keepCopy({});
  const load = vi.fn(() => Promise.resolve<SearchClient>(embedded)).mockRejectedValueOnce(new Error('gone'));
  const client = withCopy(down, load);
  await expect(client.search(REQUEST, signal)).rejects.toThrow('gone');
  await expect(client.search(REQUEST, signal)).resolves.toBe(ANSWER);
});

it('R-SEARCH-4: an index is not loaded for an answer that is no longer wanted', async () => {
  keepCopy({});
  const load = vi.fn(() => Promise.resolve<SearchClient>(embedded));
  await expect(withCopy(down, load).search(REQUEST, AbortSignal.abort())).rejects.toThrow('No host');
  expect(load).not.toHaveBeenCalled();
});
