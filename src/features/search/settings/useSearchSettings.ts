import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import type { HostedSearch, ResultSettings, SiteFields } from '../../../shared/siteFields';

/** Settings of search. */
export interface SearchSettings {
  /** `undefined`: the embedded search is used. */
  hosted: HostedSearch | undefined;
  results: ResultSettings;
  siteUrl: string;
  baseUrl: string;
}

/** Settings of search; the object is the same as long as they are. */
export function useSearchSettings(): SearchSettings {
  const { url, baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { hostedSearch: hosted, searchResults: results } = customFields as SiteFields;
  return useMemo(() => ({ hosted, results: results ?? {}, siteUrl: url, baseUrl }), [hosted, results, url, baseUrl]);
}
