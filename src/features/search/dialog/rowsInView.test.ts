import { expect, it } from 'vitest';
import { hierarchyOf } from '../../../shared/search/record';
import { rowsInView } from './rowsInView';
import type { Option, OptionGroup } from './screen';

const option = (levels: string[], snippet?: string): Option => ({
  index: 0,
  icon: 'page',
  kind: 'result',
  hit: {
    objectID: levels.join(),
    url: '/',
    hierarchy: hierarchyOf(levels),
    type: snippet ? 'content' : 'lvl1',
    ...(snippet && { _snippetResult: { content: { value: snippet } } }),
  },
});
const times = (count: number, one: Option): OptionGroup => ({
  title: 'About',
  options: Array.from({ length: count }, () => one),
});
const page = option(['About', 'Gas']);
const heading = option(['About', 'Gas', 'Limit']);
const text = option(['About', 'Gas', 'Limit'], 'of <mark>gas</mark>');

it.each<[name: string, groups: OptionGroup[], room: number, rows: number]>([
  ['no groups', [], 30, 0],
  ['all there are', [times(3, page)], 30, 3],
  ['pages: 3 rem each below a title', [times(20, page)], 30, 10],
  ['headings with their page are higher', [times(20, heading)], 30, 8],
  ['texts are highest', [times(20, text)], 30, 6],
  ['each group has its title', [times(1, text), times(1, text), times(1, text), times(20, text)], 30, 5],
  ['a row of which only the top is in view counts', [times(20, page)], 6, 2],
  ['the first row of a group counts with its title', [times(1, page), times(20, page)], 6, 2],
  ['none where there is no room', [times(20, page)], 0, 0],
])('counts the rows in view: %s', (_, groups, room, rows) => {
  expect(rowsInView(groups, room)).toBe(rows);
});
