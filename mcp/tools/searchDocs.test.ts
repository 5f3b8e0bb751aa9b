import { afterEach, expect, it, vi } from 'vitest';
import { openDocs } from '../docs';
import { FILES, sourceOf } from '../fixture';
import { answering } from './answer';
import { type SearchArguments, searchDocs } from './searchDocs';

const search = (given: Partial<SearchArguments>) =>
  searchDocs(openDocs(sourceOf(FILES)), { query: 'gas', limit: 8, ...given });

afterEach(() => void vi.restoreAllMocks());

it('names the page above the heading of a section', async () => {
  expect(await search({ query: 'expired' })).toContain('\n1. Vouchers › Errors\n   https://');
});

it.each(['Build', 'build', 'BUILD'])(
  'knows a section of the docs however it is written, and names it: %s',
  async (section) => {
    const text = await search({ section });
    expect(text).toMatch(/^Results for "gas" in the section "Build", from docs of/);
    expect(text).not.toContain('/docs/gas');
  },
);

it('says where it found nothing', async () => {
  expect(await search({ query: 'welcome', section: 'Build' })).toMatch(
    /^Nothing found for "welcome" in the section "Build"\./,
  );
});

it('tells the caller of a wrong argument, not the operator', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await answering(() => search({ section: 'Bild' }))).toMatchObject({ isError: true });
  expect(log).not.toHaveBeenCalled();
});
