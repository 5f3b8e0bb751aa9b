import { describe, expect, it } from 'vitest';
import { sectionLabel, sectionsOf } from './sections';

const category = { type: 'category', collapsed: true, collapsible: true } as const;
const sections = sectionsOf({
  tutorialSidebar: [
    {
      ...category,
      label: 'About',
      link: { type: 'doc', id: 'about/index' },
      items: [
        { type: 'doc', id: 'about/glossary' },
        { type: 'link', label: 'Site', href: 'https://x.example' },
        { ...category, label: 'Features', items: [{ type: 'doc', id: 'about/features/rent' }] },
      ],
    },
    { type: 'doc', id: 'welcome' },
  ],
});

describe('top-level sections of the docs', () => {
  it('hold their docs in the order of the sidebar, those of no category first', () => {
    expect(sections).toEqual([
      { label: 'Start here', docIds: ['welcome'] },
      { label: 'About', docIds: ['about/index', 'about/glossary', 'about/features/rent'] },
    ]);
  });

  it.each([
    ['about/features/rent', 'About'],
    ['welcome', 'Start here'],
    ['in-no-sidebar', 'Start here'],
  ])('R-SEARCH-2: names that of %s, however deep it stands', (id, label) => {
    expect(sectionLabel(sections, id)).toBe(label);
  });
});
