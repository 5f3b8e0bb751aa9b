import { expect, it } from 'vitest';
import { clipQuery } from './clipQuery';
import { resultsUrl } from './resultsUrl';

it.each([
  ['gas', 'gas'],
  ['two\nlines', 'two lines'],
  ['x'.repeat(10_000), 'x'.repeat(64)],
  [`${'x'.repeat(63)}🚀`, 'x'.repeat(63)],
  [`${'x'.repeat(62)}🚀`, `${'x'.repeat(62)}🚀`],
  ['\uDE80gas\uD83D', 'gas'],
])('R-SEARCH-2: asks of %j for %j', (text, query) => {
  expect(clipQuery(text)).toBe(query);
  expect(() => resultsUrl(clipQuery(text), '/')).not.toThrow();
});
