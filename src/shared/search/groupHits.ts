import type { SearchHit } from './protocol';

/** Hits that a group shows at most. */
const MAX_GROUP_SIZE = 5;

export interface HitGroup {
  /** Top-level section of the docs. */
  title: string;
  hits: SearchHit[];
}

/** Groups hits by section, in the order in which the sections come up, best hits first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? '';
    const group = groups.get(title) ?? [];
    groups.set(title, group);
    if (group.length < MAX_GROUP_SIZE) group.push(hit);
  }
  return [...groups].map(([title, hits]) => ({ title, hits }));
}
