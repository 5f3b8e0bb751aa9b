import { describe, expect, it } from 'vitest';
import { resultSettings, searchHeadTags } from './search';

describe('R-SEARCH-3: settings for the addresses of results', () => {
  it('are nothing by default', () => {
    expect(resultSettings({})).toEqual({});
  });

  it('survive the way to the browser as JSON', () => {
    const settings = resultSettings({
      externalUrlRegex: /^https:\/\/idea\./,
      replaceSearchResultPathname: { from: /^\/docs\//, to: '/next/' },
    });
    expect(JSON.parse(JSON.stringify(settings))).toEqual({
      externalUrlRegex: '^https:\\/\\/idea\\.',
      replaceSearchResultPathname: { from: '^\\/docs\\/', to: '/next/' },
    });
  });

  it('take the text of a path as it is, and the text of the external pattern as a pattern', () => {
    const settings = resultSettings({
      externalUrlRegex: 'idea\\.example|hub\\.example',
      replaceSearchResultPathname: { from: '/v1.0/', to: '' },
    });
    expect(settings).toEqual({
      externalUrlRegex: 'idea\\.example|hub\\.example',
      replaceSearchResultPathname: { from: '/v1\\.0/', to: '' },
    });
  });

  it.each([
    [{ externalUrlRegex: '(' }, 'externalUrlRegex is no regular expression: "("'],
    [{ replaceSearchResultPathname: { from: /docs/i, to: '' } }, 'replaceSearchResultPathname.from has the flags "i"'],
  ])('refuse %j', (options, message) => {
    expect(() => resultSettings(options)).toThrow(message);
  });
});

describe('R-SEARCH-4: preconnect hint', () => {
  const hosted = { appId: 'ABCDEFGHIJ', apiKey: 'key', indexName: 'docs', hosts: undefined };

  it.each([
    ['nothing', undefined, []],
    ['the first host of the service', hosted, ['https://ABCDEFGHIJ-dsn.algolia.net']],
    [
      'the first host that was chosen',
      { ...hosted, hosts: ['https://a.example', 'https://b.example'] },
      ['https://a.example'],
    ],
  ])('leads to %s', (_what, settings, hosts) => {
    expect(searchHeadTags(settings).map(({ attributes }) => attributes)).toEqual(
      hosts.map((href) => ({ rel: 'preconnect', href, crossorigin: 'anonymous' })),
    );
  });
});
