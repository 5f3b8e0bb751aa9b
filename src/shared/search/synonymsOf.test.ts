import { expect, it } from 'vitest';
import { SYNONYMS } from './synonyms';
import { synonymsOf } from './synonymsOf';
import { words } from './tokenize';

it('R-SEARCH-6: names for each of the words of readers some of the docs, in any form', () => {
  expect(synonymsOf('gasless')).toEqual(['voucher']);
  expect(synonymsOf('serialise')).toContain('encode');
  expect(synonymsOf('gas')).toEqual([]);
  expect(synonymsOf('constructor')).toContain('init');
  expect(synonymsOf('smart contract')).toContain('program');
  expect(synonymsOf('__proto__')).toEqual([]);
});

it('is a table of words and pairs of words, none of which stands for itself', () => {
  for (const [word, others] of Object.entries(SYNONYMS)) {
    expect(words(word).length, word).toBe(word.split(' ').length);
    expect(word.split(' ').length, word).toBeLessThanOrEqual(2);
    expect(others.split(' '), word).not.toContain(word);
  }
});
