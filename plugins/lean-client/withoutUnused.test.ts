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
