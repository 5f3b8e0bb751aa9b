import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSyncExternalStore } from 'react';
import { offlineStore } from '../copy/store';

/** The state of the copy, and what can be done with it. */
export function useOffline() {
  const store = offlineStore(useDocusaurusContext().siteConfig.baseUrl);
  const state = useSyncExternalStore(store.subscribe, store.get);
  return { ...state, store };
}
