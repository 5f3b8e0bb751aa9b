import { expect, it } from 'vitest';
import { groupHits } from './groupHits';
import type { SearchHit } from './protocol';
import { hierarchyOf } from './record';

const hit = (section: string, id: number): SearchHit => ({
  objectID: `${section}${id}`,
  hierarchy: hierarchyOf([section, 'Page']),
  content: null,
  type: 'lvl1',
  url: '/docs',
  _highlightResult: { hierarchy: {} },
  _snippetResult: {},
});

it('R-SEARCH-2: groups by section, best first, at most five a group', () => {
  const hits = [hit('B', 0), ...Array.from({ length: 7 }, (_, id) => hit('A', id)), hit('B', 1)];
  const groups = groupHits(hits);
  expect(groups.map(({ title }) => title)).toEqual(['B', 'A']);
  expect(groups[0]?.hits.map(({ objectID }) => objectID)).toEqual(['B0', 'B1']);
  expect(groups[1]?.hits.map(({ objectID }) => objectID)).toEqual(['A0', 'A1', 'A2', 'A3', 'A4']);
});
