import { expect, it } from 'vitest';
import { openDocs } from '../docs';
import { FAR, FILES, sourceOf } from '../fixture';
import { readPage } from './readPage';

it('knows a section by its heading in any letter case', async () => {
  const text = await readPage(openDocs(sourceOf(FILES)), { page: '/docs/gas', section: 'ERRORS', offset: 0 });
  expect(text).toMatch(/\/docs\/gas#errors\n[^]*\n\n## Errors\n\nToo little of it\.\s*$/);
});

it('names five like pages at most for one that is gone', async () => {
  const reading = readPage(openDocs(sourceOf(FAR)), { page: '/docs/gas-30', offset: 0 });
  await expect(reading).rejects.toThrow(/like it:\n(?:- \S+\n){5}Or find it with search_docs\.$/);
});
