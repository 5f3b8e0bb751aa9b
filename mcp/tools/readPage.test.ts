import { expect, it } from 'vitest';
import { openDocs } from '../docs';
import { FAR, FILES, NESTED, sourceOf } from '../fixture';
import { readPage } from './readPage';

it('knows a section by its heading in any letter case', async () => {
  const text = await readPage(openDocs(sourceOf(FILES)), { page: '/docs/gas', section: 'ERRORS', offset: 0 });
  expect(text).toMatch(/\/docs\/gas#errors\n[^]*\n\n## Errors\n\nToo little of it\.\s*$/);
});

it.each(['Where to go next', '## Where to go next', 'where-to-go-next', '#where-to-go-next'])(
  'knows a section that search leaves out by %j',
  async (section) => {
    const page = '# Gas\n\nGas.\n\n## Errors\n\nNone.\n\n## Where to go next\n\nTo the end.\n';
    const docs = openDocs(sourceOf({ ...FILES, 'docs/gas.md': page }));
    expect(await readPage(docs, { page: '/docs/gas', section, offset: 0 })).toMatch(
      /\/docs\/gas\nRelease: .*\n\n## Where to go next\n\nTo the end\.\s*$/,
    );
  },
);

it('ends a section where one above it begins', async () => {
  const text = await readPage(openDocs(sourceOf(NESTED)), { page: '/docs/nested', section: 'errors', offset: 0 });
  expect(text).toMatch(/\n\n### Errors\n\nOf calls\.\s*$/);
});

it('tells the release that a page of an older version describes', async () => {
  const files = { ...FILES, 'docs/gas.md': '---\nrelease: "Gear 1.9.0"\n---\n\n# Gas\n\nOld.\n' };
  const text = await readPage(openDocs(sourceOf(files)), { page: '/docs/gas', offset: 0 });
  expect(text).toContain('/docs/gas\nRelease: Gear 1.9.0\n');
});

it('names five like pages at most for one that is gone', async () => {
  const reading = readPage(openDocs(sourceOf(FAR)), { page: '/docs/gas-30', offset: 0 });
  await expect(reading).rejects.toThrow(/like it:\n(?:- \S+\n){5}Or find it with search_docs\.$/);
});
