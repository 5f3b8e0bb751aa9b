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
  ['with_reply_hook usage', ['with_reply_hook']],
  ['sample of msg::send', ['msg::send']],
  ['examples', ['example']],
  ['ping example', ['ping', 'example']],
])('R-SEARCH-6: leaves out the grammar of %s', (query, words) => {
  expect(queryWords(query).map(({ term }) => term)).toEqual(words);
});

it('R-SEARCH-6: takes twelve words of a pasted page, and nothing beyond its first 512 characters', () => {
  const pasted = (count: number, word: string) => Array.from({ length: count }, (_, number) => word + number).join(' ');
  expect(queryWords(pasted(12, 'word'))).toHaveLength(12);
  expect(queryWords(pasted(40, 'word')).map(({ term }) => term)).toEqual(
    queryWords(pasted(12, 'word')).map(({ term }) => term),
  );
  expect(queryWords(`${'a'.repeat(511)} beyond`)).toHaveLength(1);
});
