import { expect, it } from 'vitest';
import { readList, readPages } from './pages';

it('R-ROUTE-3: each route that must exist has a page', () => {
  const existing = readPages().map(({ route }) => route);
  expect(readList('routes.txt').filter((route) => !existing.includes(route))).toEqual([]);
});
