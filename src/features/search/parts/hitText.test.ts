import { expect, it } from 'vitest';
import { hierarchyOf } from '../../../shared/search/record';
import { hitText } from './hitText';

const hierarchy = hierarchyOf(['About', 'Glossary', null, '<Gas>']);

it('takes the marked texts of a result', () => {
  expect(
    hitText({
      hierarchy,
      _highlightResult: { hierarchy: { lvl1: { value: 'Glossary' }, lvl3: { value: '&lt;<mark>Gas</mark>&gt;' } } },
      _snippetResult: { content: { value: 'of <mark>gas</mark>' } },
    }),
  ).toEqual({ heading: '&lt;<mark>Gas</mark>&gt;', path: ['Glossary'], snippet: 'of <mark>gas</mark>' });
});

it('escapes what comes from storage', () => {
  expect(hitText({ hierarchy })).toEqual({ heading: '&lt;Gas&gt;', path: ['Glossary'], snippet: undefined });
});
