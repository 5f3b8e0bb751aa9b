import { expect, it } from 'vitest';
import { markdownTable, referenceTable } from '../shared/markdownTable';
import { codeOf, textOf } from './textOf';

it('R-SEARCH-5: leaves out what every table of a kind has in its head, and nothing else', () => {
  const head = ['Name', 'Meaning'];
  const rows = [['Gas', 'Pays for instructions']];
  expect(textOf(referenceTable(head, rows))).toBe('Gas\nPays for instructions');
  expect(textOf(markdownTable(head, rows))).toBe('Name\nMeaning\nGas\nPays for instructions');
});

it('R-SEARCH-6: has the text alternative of a chart as text, and not as code', () => {
  const chart = { type: 'code', lang: 'chart', meta: 'of=fall', value: 'Fall\nFrom 10 to 0.' } as const;
  expect(textOf(chart)).toBe('Fall\nFrom 10 to 0.');
  expect(codeOf(chart)).toEqual([]);
});

it('R-SEARCH-6: a line break in a paragraph or a cell keeps two words apart', () => {
  const [one, two] = ['one', 'two'].map((value) => ({ type: 'text' as const, value }));
  const children = [one, { type: 'break' as const }, two].filter((node) => node !== undefined);
  expect(textOf({ type: 'paragraph', children })).toBe('one two');
});

it('R-SEARCH-6: has what a component says on a line of its own, and of a tab the label alone', () => {
  const said = (name: string, given: Record<string, string>) => ({
    type: 'mdxJsxTextElement' as const,
    name,
    attributes: Object.entries(given).map(([key, value]) => ({ type: 'mdxJsxAttribute' as const, name: key, value })),
    children: [],
  });
  const figure = said('Figure', { caption: 'A lock', src: '/img/lock.svg' });
  const [one, two] = ['one ', ' two'].map((value) => ({ type: 'text' as const, value }));
  const children = [one, figure, two].filter((node) => node !== undefined);
  expect(textOf({ type: 'paragraph', children })).toBe('one \nA lock\ntwo');
  expect(textOf(said('TabItem', { value: 'linux', label: 'Linux' }))).toBe('Linux');
});
