import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHostedClient } from './hosted';

const client = createHostedClient({ appId: 'ABCDEFGHIJ', apiKey: 'key', indexName: 'docs' });
const REQUEST = { query: 'gas', page: 1, snippetWords: 5, language: 'en', tags: ['default', 'docs-default-current'] };
const ask = () => client.search(REQUEST, new AbortController().signal);

function answerWith(body: unknown, status = 200) {
  const fetching = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const HIT = {
  objectID: '1',
  type: 'content',
  url: 'https://example.org/docs/gas#limit',
  content: 'Vec<u8> of gas',
  hierarchy: { lvl0: 'About', lvl1: 'Gas', lvl2: null },
  _highlightResult: { hierarchy: { lvl1: { value: '<mark>Gas</mark>', matchLevel: 'full' } } },
  _snippetResult: { content: { value: 'Vec<u8> of <mark>gas</mark>', matchLevel: 'full' } },
};

describe('R-SEARCH-4: hosted backend', () => {
  it('posts one request with facets of language and version', async () => {
    const fetching = answerWith({ results: [{ hits: [], nbHits: 0, nbPages: 0, page: 0 }] });
    await ask();
    const [url, init] = fetching.mock.calls[0] ?? [];
    expect(url).toBe('https://abcdefghij-dsn.algolia.net/1/indexes/*/queries');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'x-algolia-application-id': 'ABCDEFGHIJ', 'x-algolia-api-key': 'key' },
    });
    const { requests } = JSON.parse(String(init?.body)) as { requests: unknown[] };
    expect(requests).toEqual([
      expect.objectContaining({
        indexName: 'docs',
        query: 'gas',
        page: 1,
        hitsPerPage: 20,
        attributesToSnippet: ['content:5'],
        highlightPreTag: '<mark>',
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      }),
    ]);
  });

  it('reads hits, and escapes what the service marked', async () => {
    answerWith({ results: [{ hits: [HIT], nbHits: 1, nbPages: 1, page: 0, queryID: 'q' }] });
    const { hits, ...counts } = await ask();
    expect(counts).toEqual({ nbHits: 1, nbPages: 1, page: 0, queryID: 'q' });
    expect(hits[0]?.hierarchy).toMatchObject({ lvl1: 'Gas', lvl2: null, lvl6: null });
    expect(hits[0]?._snippetResult.content?.value).toBe('Vec&lt;u8&gt; of <mark>gas</mark>');
  });

  it.each([
    ['an error status', { message: 'no' }, 403],
    ['another shape', { results: [] }, 200],
    ['hits of another shape', { results: [{ hits: [{}], nbHits: 1, nbPages: 1, page: 0 }] }, 200],
  ])('rejects %s', async (_what, body, status) => {
    answerWith(body, status);
    await expect(ask()).rejects.toThrow();
  });
});
