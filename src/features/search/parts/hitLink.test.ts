import { describe, expect, it } from 'vitest';
import { hitLink } from './hitLink';
import { resultsUrl } from './resultsUrl';

const settings = (baseUrl: string, results = {}) => ({ siteUrl: 'https://site.example', baseUrl, results });

describe('R-SEARCH-3: addresses of results', () => {
  it.each([
    // [url of the record, base URL, path on this site]
    ['/docs/gas#limit', '/', '/docs/gas#limit'],
    ['/docs/gas', '/preview/', '/preview/docs/gas'],
    ['/docs/welcome', '/docs/', '/docs/docs/welcome'],
    ['https://example.org/docs/gas#limit', '/', '/docs/gas#limit'],
    ['https://example.org/preview/docs/gas', '/preview/', '/preview/docs/gas'],
    ['https://example.org/docs/gas', '/preview/', '/preview/docs/gas'],
  ])('%s on %s is %s', (url, baseUrl, href) => {
    expect(hitLink(url, settings(baseUrl))).toEqual({ href, isExternal: false });
  });

  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['https://example.org//evil.example/x', '/evil.example/x'],
    ['x:\\evil.example/x', '/evil.example/x'],
    ['x:/\\evil.example/x', '/evil.example/x'],
    ['javascript:alert(1)', '/alert(1)'],
    ['no address', '/'],
    ['http://[', '/'],
    ['https://example.org/docs/%zz#100%', '/docs/%25zz#100%25'],
  ])('%s of a hostile index stays on the site', (url, href) => {
    const results = { externalUrlRegex: '^javascript|evil' };
    expect(hitLink(url, settings('/'))).toEqual({ href, isExternal: false });
    if (!url.includes('evil')) expect(hitLink(url, settings('/', results)).isExternal).toBe(false);
  });

  it('what externalUrlRegex matches is left to the browser', () => {
    const results = { externalUrlRegex: '^https://idea\\.|/docs/node' };
    const link = (url: string) => hitLink(url, settings('/', results));
    expect(link('https://idea.example/sails')).toEqual({ href: 'https://idea.example/sails', isExternal: true });
    expect(link('/docs/node/setup')).toEqual({ href: 'https://site.example/docs/node/setup', isExternal: true });
    expect(link('https://other.example/docs/gas')).toEqual({ href: '/docs/gas', isExternal: false });
  });

  it('replaceSearchResultPathname changes the path, not the anchor, before the base URL comes in', () => {
    const results = { replaceSearchResultPathname: { from: '^/docs/', to: '/next/' } };
    const href = (url: string, baseUrl: string) => hitLink(url, settings(baseUrl, results)).href;
    expect(href('https://example.org/docs/gas#/docs/', '/')).toBe('/next/gas#/docs/');
    expect(href('https://example.org/docs/gas', '/preview/')).toBe('/preview/next/gas');
  });

  it('replaceSearchResultPathname changes each match in a path', () => {
    const results = { replaceSearchResultPathname: { from: 'v1', to: 'v2' } };
    expect(hitLink('https://example.org/v1/docs/from-v1', settings('/', results)).href).toBe('/v2/docs/from-v2');
  });
});

it('R-SEARCH-2: leads to all results', () => {
  expect(resultsUrl(' a&b=<c> ', '/preview/')).toBe('/preview/search?q=a%26b%3D%3Cc%3E');
});
