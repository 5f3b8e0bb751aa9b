import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSyncExternalStore } from 'react';
import { offlineStore } from '../copy/store';

/** The state of the copy, what can be done with it, and the language in which to tell of it. */
export function useOffline() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const store = offlineStore(siteConfig.baseUrl);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return { ...state, store, language };
}
