import { expect, it } from 'vitest';
import { markdownTable, referenceTable } from '../shared/markdownTable';
import { textOf } from './textOf';

it('R-SEARCH-5: leaves out what every table of a kind has in its head, and nothing else', () => {
  const head = ['Name', 'Meaning'];
  const rows = [['Gas', 'Pays for instructions']];
  expect(textOf(referenceTable(head, rows))).toBe('Gas\nPays for instructions');
  expect(textOf(markdownTable(head, rows))).toBe('Name\nMeaning\nGas\nPays for instructions');
});
