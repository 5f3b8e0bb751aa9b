import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import withoutUnused from './withoutUnused.cjs';

it.each([
  [
    "translate({\n  id: 'a',\n  message: 'Close',\n  description:\n    'The label of the \\'button\\'',\n})",
    "translate({\n  id: 'a',\n  message: 'Close',\n  \n})",
  ],
  [`<Translate id="a" description="The 'label'">Text</Translate>`, '<Translate id="a" >Text</Translate>'],
  ['<PageMetadata description={description} />', '<PageMetadata description={description} />'],
  [
    "wrapper: {\n  blogPages: 'blog-wrapper',\n  docsPages: 'docs-wrapper',\n}",
    "wrapper: {\n  docsPages: 'docs-wrapper',\n}",
  ],
])('notes for translators and classes of a blog go, and nothing else: %j', (source, expected) => {
  expect(withoutUnused(source)).toBe(expected);
});

it('the keys of properties are not put in the order of a language, which takes a phone 60 ms', () => {
  const file = join(dirname(require.resolve('@docusaurus/theme-common')), 'utils/reactUtils.js');
  const lean = withoutUnused(readFileSync(file, 'utf8'));
  expect(lean).not.toContain('localeCompare');
  expect(lean).toMatch(/const deps = Object\.entries\(obj\);[^;]*return useMemo\(\(\) => obj, deps\.flat\(\)\);/);
});
