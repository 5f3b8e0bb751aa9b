import { expect, it } from 'vitest';
import { queryWords } from './queryWords';

it.each([
  // [query, words that a page must answer to]
  ['How do I reserve gas?', ['reserve', 'gas']],
  ["why doesn't my program's message arrive", ['program', 'message', 'arrive']],
  ["what’s a voucher, I don't know", ['voucher', 'know']],
  ['what is it', ['what', 'is', 'it']],
  ["don't", ['don', 't']],
  ['useProgramEvent example', ['useprogramevent']],
  ['examples', ['example']],
  ['ping example', ['ping', 'example']],
])('R-SEARCH-6: leaves out the grammar of %s', (query, words) => {
  expect(queryWords(query).map(({ term }) => term)).toEqual(words);
});
