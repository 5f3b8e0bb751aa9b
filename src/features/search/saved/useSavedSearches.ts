import { useStorageSlot } from '@docusaurus/theme-common';
import { useMemo } from 'react';
import { forget, parseSaved, remember, type SavedHit, type SavedSearches, star } from './savedSearches';

const STORAGE_KEY = 'vd-searches';

/** Recent and favourite searches, kept in the browser. Where storage is blocked or full they are not kept, and nothing breaks. */
export function useSavedSearches() {
  const [json, slot] = useStorageSlot(STORAGE_KEY);
  const saved = useMemo(() => parseSaved(json), [json]);
  const actions = useMemo(() => {
    const change = (step: (saved: SavedSearches, hit: SavedHit) => SavedSearches) => (hit: SavedHit) =>
      slot.set(JSON.stringify(step(parseSaved(slot.get()), hit)));
    return { remember: change(remember), star: change(star), forget: change(forget) };
  }, [slot]);
  return { saved, ...actions };
}
