import { expect, it } from 'vitest';
import { pageNumber, resultsQuery } from './pageNumber';

it.each([
  ['', 1],
  ['2', 2],
  ['0', 1],
  ['-3', 1],
  ['1e9', 1],
  ['99999', 1],
  ['<img>', 1],
])('R-SEARCH-7: page %j of the URL is %i', (value, number) => {
  expect(pageNumber(value)).toBe(number);
});

it('R-SEARCH-7: writes what it reads', () => {
  expect(resultsQuery('a&b')).toBe('?q=a%26b');
  expect(resultsQuery('gas', 2)).toBe('?q=gas&page=2');
  expect(resultsQuery('')).toBe('');
});
