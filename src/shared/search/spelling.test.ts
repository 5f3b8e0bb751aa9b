import { expect, it } from 'vitest';
import { oneSpelling } from './spelling';

it.each([
  ['initialize', 'initialise'],
  ['synchronizing', 'synchronising'],
  ['decentralization', 'decentralisation'],
  ['analyzed', 'analysed'],
  ['serializable', 'serialisable'],
  ['behaviour', 'behavior'],
])('R-SEARCH-6: takes %s for %s', (one, other) => {
  expect(oneSpelling(one)).toBe(oneSpelling(other));
});

it.each(['size', 'prize', 'hour', 'four'])('leaves %s as it is', (word) => {
  expect(oneSpelling(word)).toBe(word);
});
