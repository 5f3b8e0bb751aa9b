import { expect, it } from 'vitest';
import { renderComparison } from './renderComparison';

it('shows what a change weighs, and what it does to search', () => {
  const before = { Pages: 160, Scripts: 300_000, Styles: 14_000, 'Answer is first': 0.875 };
  const after = { Pages: 161, Scripts: 298_500, Styles: 14_000, 'Answer is first': 0.88, 'Search index': 1000 };
  expect(renderComparison(before, after).split('\n').slice(2)).toEqual([
    '| Pages | 160 | 161 | +1 |',
    '| Scripts | 300.0 kB | 298.5 kB | −1.5 kB |',
    '| Styles | 14.0 kB | 14.0 kB | none |',
    '| Answer is first | 87.5 % | 88.0 % | +0.5 % |',
    '| Search index | none | 1.0 kB | new |',
  ]);
});
