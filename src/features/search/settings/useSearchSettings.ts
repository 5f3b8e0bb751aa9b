import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';

/** Public settings of the hosted service. */
export interface HostedSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Origins in place of those of the service. */
  hosts?: readonly string[];
}

/** Settings for the addresses that results lead to. */
export interface ResultSettings {
  /** Source of a regular expression: results with such an address are loaded as another site is. */
  externalUrlRegex?: string;
  /** Source of a regular expression, and what takes the place of each match in a path. */
  replaceSearchResultPathname?: { from: string; to: string };
}

export interface SearchSettings {
  /** `undefined`: the embedded search is used. */
  hosted: HostedSettings | undefined;
  results: ResultSettings;
  siteUrl: string;
  baseUrl: string;
}

/** Settings of search, which config/environment.ts and config/search.ts have checked. */
export function useSearchSettings(): SearchSettings {
  const { url, baseUrl, customFields } = useDocusaurusContext().siteConfig;
  return useMemo(
    () => ({
      hosted: customFields?.hostedSearch as HostedSettings | undefined,
      results: (customFields?.searchResults ?? {}) as ResultSettings,
      siteUrl: url,
      baseUrl,
    }),
    [url, baseUrl, customFields],
  );
}
