import { expect, it } from 'vitest';
import { normalize } from '../tokenize';
import { expandTypo } from './expand';

it('R-SEARCH-6: takes a word that finds nothing for all that begin like it, but for four letters at most', () => {
  const terms = ['mailbox', 'reservation', 'reservational'];
  expect([...expandTypo('reservationless', terms).keys()]).toEqual([1, 2]);
  expect([...expandTypo('reservationfully', terms).keys()]).toEqual([]);
});

it.each([
  ['sials', 'sail'],
  ['usres', 'user'],
  ['gaer', 'gear'],
  ['vra', undefined],
  ['gea', undefined],
  ['gaerbox', undefined],
])('R-SEARCH-6: takes %s for %s', (word, term) => {
  const terms = ['gear', 'gearing', 'sail', 'sailor', 'user', 'vara'];
  expect([...expandTypo(normalize(word), terms).keys()].map((id) => terms[id])).toEqual(term ? [term] : []);
});
