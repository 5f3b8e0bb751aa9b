import { expect, it } from 'vitest';
import { hitUrl, resultsUrl } from './hitUrl';

it.each([
  // [url of the record, base URL, path on this site]
  ['/docs/gas#limit', '/', '/docs/gas#limit'],
  ['/docs/gas', '/preview/', '/preview/docs/gas'],
  ['/docs/welcome', '/docs/', '/docs/docs/welcome'],
  ['https://example.org/docs/gas#limit', '/', '/docs/gas#limit'],
  ['https://example.org/preview/docs/gas', '/preview/', '/preview/docs/gas'],
  ['https://example.org/docs/gas', '/preview/', '/preview/docs/gas'],
])('R-SEARCH-3: %s on %s is %s', (url, baseUrl, path) => {
  expect(hitUrl(url, baseUrl)).toBe(path);
});

it('R-SEARCH-2: leads to all results', () => {
  expect(resultsUrl(' a&b=<c> ', '/preview/')).toBe('/preview/search?q=a%26b%3D%3Cc%3E');
});
