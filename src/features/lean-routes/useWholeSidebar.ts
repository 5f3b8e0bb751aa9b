import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useMemo, useSyncExternalStore } from 'react';
import { readDocumentBranch } from './readDocumentBranch';
import { keepBranch, loadedBranch, loadedBranches, onBranchLoaded } from './sidebarBranches';

/** Id of the branch that stands in for the items of a category, if it has not its items. */
const branchId = (item: PropSidebarItem): string | undefined => {
  const id = item.customProps?.branch;
  return typeof id === 'string' ? id : undefined;
};

const stubIn = (item: PropSidebarItem | undefined): string | undefined =>
  item?.type === 'category' && item.items[0] ? branchId(item.items[0]) : undefined;

/**
 * A sidebar with the items of its categories, as far as they were loaded.
 *
 * @param name - name of the sidebar
 * @param items - what the scripts of a page know: top-level categories, with one link each in place of their items
 */
export function useWholeSidebar(name?: string, items?: PropSidebarItem[]): PropSidebarItem[] | undefined {
  const own = readDocumentBranch();
  const stub = own && own.sidebar === name ? stubIn(items?.[own.index]) : undefined;
  // Only at hydration, when nothing else is loaded: `index` counts in the sidebar of the document, and later the reader may be in another
  // version of the docs, whose sidebar has the same name.
  if (own && stub && loadedBranches() === 0) keepBranch(stub, own.items);
  const loaded = useSyncExternalStore(onBranchLoaded, loadedBranches, loadedBranches);
  return useMemo(() => {
    if (loaded === 0) return items;
    return items?.map((item) => {
      const branch = loadedBranch(stubIn(item) ?? '');
      return item.type === 'category' && branch ? { ...item, items: branch } : item;
    });
  }, [items, loaded]);
}
