import { expect, it } from 'vitest';
import withoutNotes from './withoutNotes.cjs';

it.each([
  [
    "translate({\n  id: 'a',\n  message: 'Close',\n  description:\n    'The label of the \\'button\\'',\n})",
    "translate({\n  id: 'a',\n  message: 'Close',\n  \n})",
  ],
  [`<Translate id="a" description="The 'label'">Text</Translate>`, '<Translate id="a" >Text</Translate>'],
  ['<PageMetadata description={description} />', '<PageMetadata description={description} />'],
])('notes for translators go, and nothing else: %j', (source, expected) => {
  expect(withoutNotes(source)).toBe(expected);
});
