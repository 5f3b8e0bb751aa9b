import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { branchFile } from '../../shared/routes/pageTable';
import { fetchOnce } from './fetchOnce';

const loaded = new Map<string, PropSidebarItem[]>();
const listeners = new Set<() => void>();

/** Loads the items of a top-level category of a sidebar. */
export async function loadBranch(id: string): Promise<void> {
  if (loaded.has(id)) return;
  keepBranch(id, await fetchOnce<PropSidebarItem[]>(branchFile(id)));
}

export function keepBranch(id: string, items: PropSidebarItem[]): void {
  if (loaded.has(id)) return;
  loaded.set(id, items);
  listeners.forEach((listener) => listener());
}

/** Items that were loaded, by the id of their branch. */
export const loadedBranch = (id: string): PropSidebarItem[] | undefined => loaded.get(id);

export const loadedBranches = (): number => loaded.size;

export function onBranchLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
