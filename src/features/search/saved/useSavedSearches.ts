import { useStorageSlot } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import { forget, parseSaved, remember, type SavedHit, type SavedSearches, star } from './savedSearches';

const STORAGE_KEY = 'vd-searches';

/** Recent and favourite searches, kept in the browser. Where storage is blocked or full they are not kept, and nothing breaks. */
export function useSavedSearches() {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  // Each language is a site of its own, and what is saved is an address of it.
  const [json, slot] = useStorageSlot(
    currentLocale === defaultLocale ? STORAGE_KEY : `${STORAGE_KEY}-${currentLocale}`,
  );
  const saved = useMemo(() => parseSaved(json), [json]);
  const actions = useMemo(() => {
    const change = (step: (saved: SavedSearches, hit: SavedHit) => SavedSearches) => (hit: SavedHit) =>
      slot.set(JSON.stringify(step(parseSaved(slot.get()), hit)));
    return { remember: change(remember), star: change(star), forget: change(forget) };
  }, [slot]);
  return { saved, ...actions };
}
