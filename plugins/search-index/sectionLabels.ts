import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** Label of the top-level category that holds each doc, by doc id. A doc outside all categories is left out. */
export function sectionLabels(sidebars: LoadedVersion['sidebars']): Map<string, string> {
  return new Map(
    Object.values(sidebars).flatMap((sidebar) =>
      sidebar.flatMap((item) => (item.type === 'category' ? docIds(item).map((id) => [id, item.label] as const) : [])),
    ),
  );
}

function docIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docIds)];
}
