import { expect, it } from 'vitest';
import { readPages } from './pages';
import { REQUIRED_ROUTES } from './requiredRoutes';

it('R-ROUTE-3: each route that must exist has a page', () => {
  const existing = readPages().map(({ route }) => route);
  expect(REQUIRED_ROUTES.filter((route) => !existing.includes(route))).toEqual([]);
});
