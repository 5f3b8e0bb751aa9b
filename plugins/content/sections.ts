import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** Label of the docs that stand in no category. */
const NO_CATEGORY = 'Start here';

/** A top-level category of the docs, or those that stand in none. */
export interface Section {
  label: string;
  /** Ids of its docs, in the order of the sidebar, however deep they stand. */
  docIds: string[];
}

/** The top-level sections of the docs: first what stands in no category, then the categories in the order of the sidebar. */
export function sectionsOf(sidebars: LoadedVersion['sidebars']): Section[] {
  const items = Object.values(sidebars).flat();
  const categories = items.flatMap((item) =>
    item.type === 'category' ? [{ label: item.label, docIds: docIdsOf(item) }] : [],
  );
  const loose = items.flatMap((item) => (item.type === 'category' ? [] : docIdsOf(item)));
  return [{ label: NO_CATEGORY, docIds: loose }, ...categories];
}

/** Label of the section that a doc belongs to. */
export function sectionLabel(sections: readonly Section[], docId: string): string {
  return sections.find(({ docIds }) => docIds.includes(docId))?.label ?? NO_CATEGORY;
}

function docIdsOf(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docIdsOf)];
}
