import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { branchFile } from '../../shared/routes/pageTable';
import { fetchOnce } from './fetchOnce';

const loaded = new Map<string, PropSidebarItem[]>();
const listeners = new Set<() => void>();

/**
 * Loads the items of a top-level category of a sidebar.
 *
 * @param id - of the branch
 * @throws when they cannot be fetched; the next call tries again
 */
export async function loadBranch(id: string): Promise<void> {
  if (loaded.has(id)) return;
  keepBranch(id, await fetchOnce<PropSidebarItem[]>(branchFile(id)));
}

/** Keeps the items of a branch, and tells those who listen. What is known of it already stays. */
export function keepBranch(id: string, items: PropSidebarItem[]): void {
  if (loaded.has(id)) return;
  loaded.set(id, items);
  listeners.forEach((listener) => listener());
}

/** Items that were loaded, by the id of their branch. */
export const loadedBranch = (id: string): PropSidebarItem[] | undefined => loaded.get(id);

/** How many branches were loaded. */
export const loadedBranches = (): number => loaded.size;

/**
 * Calls back whenever a branch was loaded.
 *
 * @returns what to call when that is no longer wanted
 */
export function onBranchLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
