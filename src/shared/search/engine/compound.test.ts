import { expect, it } from 'vitest';
import { compoundParts } from './compound';

const TERMS = ['cycle', 'life', 'queue', 'time'];

it.each([
  ['lifecycle', ['life', 'cycle']],
  ['lifetime', ['life', 'time']],
  ['lifelong', []],
  ['time', []],
])('R-SEARCH-6: takes %s apart where both parts are words: %j', (word, parts) => {
  expect(compoundParts(word, TERMS)).toEqual(parts);
});
