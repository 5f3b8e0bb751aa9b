import { expect, it } from 'vitest';
import { expandTypo } from './expand';

it('R-SEARCH-6: takes a word that finds nothing for all that begin like it, but for four letters at most', () => {
  const terms = ['mailbox', 'reservation', 'reservational'];
  expect([...expandTypo('reservationless', terms).keys()]).toEqual([1, 2]);
  expect([...expandTypo('reservationfully', terms).keys()]).toEqual([]);
});
