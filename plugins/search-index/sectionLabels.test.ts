import { expect, it } from 'vitest';
import { sectionLabels } from './sectionLabels';

it('R-SEARCH-2: names the top-level category of a doc, however deep it stands', () => {
  const category = { type: 'category', collapsed: true, collapsible: true } as const;
  const labels = sectionLabels({
    tutorialSidebar: [
      { type: 'doc', id: 'welcome' },
      {
        ...category,
        label: 'About',
        link: { type: 'doc', id: 'about/index' },
        items: [
          { type: 'doc', id: 'about/glossary' },
          { ...category, label: 'Features', items: [{ type: 'doc', id: 'about/features/rent' }] },
        ],
      },
    ],
  });
  expect(Object.fromEntries(labels)).toEqual({
    'about/index': 'About',
    'about/glossary': 'About',
    'about/features/rent': 'About',
  });
});
