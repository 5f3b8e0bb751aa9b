import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

type Sidebars = PropVersionMetadata['docsSidebars'];

/** A version whose sidebars have lost the items of their top-level categories, and the items, to be loaded when they are needed. */
export interface LeanVersion {
  version: PropVersionMetadata;
  /** Items by the id of their branch. */
  branches: Record<string, PropSidebarItem[]>;
  /** Id of the branch that holds a page, by the name of the sidebar and the path of the page. */
  branchOf: (sidebar: string, path: string) => string | undefined;
}

/**
 * Takes out of a version what grows with its pages: below each top-level category stands one link, to the first page, which
 * names the branch to load in its place; titles and descriptions of docs go, because no component of the site reads them.
 *
 * @param version - properties of the route of a version
 * @param idOf - gives a branch an id: a fingerprint of its text
 */
export function leanVersion(version: PropVersionMetadata, idOf: (text: string) => string): LeanVersion {
  const branches: LeanVersion['branches'] = {};
  const paths = new Map<string, string>();
  const stub = (sidebar: string, item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category' || item.items.length === 0) return item;
    const id = idOf(JSON.stringify(item.items));
    branches[id] = item.items;
    for (const href of [item.href, ...hrefsIn(item.items)]) if (href) paths.set(`${sidebar} ${href}`, id);
    return { ...item, items: [{ type: 'link', label: '', href: firstHref(item.items), customProps: { branch: id } }] };
  };
  const docsSidebars: Sidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map((item) => stub(name, item))]),
  );
  return {
    version: { ...version, docsSidebars, docs: {} },
    branches,
    branchOf: (sidebar, path) => paths.get(`${sidebar} ${path}`),
  };
}

function hrefsIn(items: readonly PropSidebarItem[]): (string | undefined)[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [item.href];
    return item.type === 'category' ? [item.href, ...hrefsIn(item.items)] : [];
  });
}

/** What the theme links a category to that has no page of its own, until scripts run. */
function firstHref(items: readonly PropSidebarItem[]): string {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return item.href;
    if (item.type !== 'category') continue;
    const href = item.href && !item.linkUnlisted ? item.href : firstHref(item.items);
    if (href) return href;
  }
  return '';
}
