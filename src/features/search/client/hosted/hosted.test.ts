import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIXTURE_RECORDS } from '../../../../../tests/stubs/fixtureRecords';
import { type SearchService, startSearchService } from '../../../../../tests/stubs/searchService';
import { createHostedClient } from './index';
import type * as Transport from './transport';

// A busy machine may take longer than a reader has to wait: how long that is, transport.test.ts says.
vi.mock('./transport', async (load) => {
  const { createTransport } = await load<typeof Transport>();
  const timeouts = { connect: 30_000, read: 30_000 };
  return { createTransport: (options: object) => createTransport({ hosts: [], timeouts, ...options }) };
});

const TAGS = ['docs-default-current'];

let service: SearchService;
beforeEach(async () => {
  service = await startSearchService({ records: FIXTURE_RECORDS });
});
afterEach(() => service.close());

function createAsker(signal = new AbortController().signal) {
  const settings = { appId: 'ABCDEFGHIJ', apiKey: 'key', indexName: 'docs', hosts: [service.origin] };
  const client = createHostedClient(settings);
  return (query: string, more = {}) =>
    client.search({ query, page: 0, snippetWords: 5, language: 'en', tags: TAGS, ...more }, signal);
}

describe('R-SEARCH-4: hosted search, over HTTP', () => {
  it('posts a list of one question with the facets of language and version, and the keys in the address', async () => {
    await createAsker()('gas', { page: 1 });
    expect(service.addresses.map(({ search }) => search)).toEqual([
      '?x-algolia-application-id=ABCDEFGHIJ&x-algolia-api-key=key',
    ]);
    expect(service.asked).toEqual([
      [
        {
          indexName: 'docs',
          query: 'gas',
          page: 1,
          hitsPerPage: 20,
          attributesToRetrieve: [
            'hierarchy.lvl0',
            'hierarchy.lvl1',
            'hierarchy.lvl2',
            'hierarchy.lvl3',
            'hierarchy.lvl4',
            'hierarchy.lvl5',
            'hierarchy.lvl6',
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: ['content:5'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          clickAnalytics: false,
          facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        },
      ],
    ]);
  });

  it('gives what the reader asked for, page by page', async () => {
    const ask = createAsker();
    const { hits, ...counts } = await ask('reservation gas', { page: 2 });
    expect(counts).toEqual({ nbHits: 45, nbPages: 3, page: 2 });
    expect(hits).toHaveLength(5);
    expect(hits[0]?._snippetResult.content?.value).toBe('…a <mark>reservation</mark> of <mark>gas</mark>, the…');
  });

  it('finds only what is of the language and the versions, and pages of no version', async () => {
    const ask = createAsker();
    const urls = async (query: string, more = {}) => (await ask(query, more)).hits.map(({ url }) => url);
    expect(await urls('welcome')).toEqual(['https://fixture.example/fixture/docs/welcome']);
    expect(await urls('welcome', { tags: ['docs-default-1.0'] })).toEqual([
      'https://fixture.example/fixture/docs/1.0/welcome',
    ]);
    expect(await urls('willkommen', { language: 'de' })).toEqual(['https://fixture.example/fixture/de/docs/welcome']);
    expect(await urls('home')).toEqual(['https://fixture.example/fixture/']);
  });

  it('escapes what the service does not', async () => {
    const { hits } = await createAsker()('hostile');
    expect(hits[0]?._highlightResult.hierarchy.lvl1?.value).toBe(
      '<mark>Hostile</mark> &lt;img src=x onerror=document.title=1&gt;',
    );
  });

  it('asks the same question once', async () => {
    const ask = createAsker();
    await ask('gas');
    await ask('gas');
    await ask('gas', { page: 1 });
    expect(service.asked).toHaveLength(2);
  });

  it('R-SEARCH-2: suggests headings when nothing was found: some of the words, or the same beginning', async () => {
    const ask = createAsker();
    expect(await ask('welcome nowhere')).toMatchObject({ nbHits: 0, suggestions: ['Welcome'] });
    expect(await ask('secondary')).toMatchObject({ nbHits: 0, suggestions: ['Second level'] });
    expect(await ask('gassy')).toMatchObject({ suggestions: [] });
    expect((await ask('gas nowhere')).suggestions).toHaveLength(3);
    expect(service.asked[1]).toHaveLength(2);
  });

  it('R-SEARCH-2: asks for suggestions in the same index, language and versions, by the longest word', async () => {
    await createAsker()('the secondary');
    const headings = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
    const shared = {
      indexName: 'docs',
      hitsPerPage: 3,
      attributesToRetrieve: [...headings, 'type', 'url'],
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    };
    expect(service.asked[1]).toEqual([
      { ...shared, query: 'the secondary', optionalWords: ['secondary', 'the'] },
      { ...shared, query: 'seco', restrictSearchableAttributes: headings },
    ]);
  });

  it('R-SEARCH-2: says that nothing was found also when there are no suggestions to be had', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await service.close();
    let asked = 0;
    service = await startSearchService({ behave: () => (++asked > 1 ? 'is down' : 'answers') });
    expect(await createAsker()('nowhere')).toMatchObject({ nbHits: 0, suggestions: [] });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('R-SEARCH-2: gives no answer that is no longer wanted when its suggestions are on their way', async () => {
    await service.close();
    let asked = 0;
    service = await startSearchService({ behave: () => (++asked > 1 ? 'is silent' : 'answers') });
    const controller = new AbortController();
    const answer = createAsker(controller.signal)('nowhere');
    const refused = expect(answer).rejects.toThrow('abort');
    await expect.poll(() => asked).toBe(2);
    controller.abort();
    await refused;
  });
});
