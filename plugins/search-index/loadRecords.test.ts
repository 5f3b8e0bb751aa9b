import { expect, it } from 'vitest';
import { loadRecords } from './loadRecords';

it('R-SEARCH-5: a site in two languages has records in both, each with an id of its own, and none of drafts', async () => {
  const records = await loadRecords('tests/fixture');
  const count = (language: string) => records.filter((record) => record.language === language).length;
  expect(count('en')).toBeGreaterThan(0);
  expect(count('de')).toBe(count('en'));
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(records.filter(({ url }) => url.startsWith('/docs/draft'))).toEqual([]);
});
