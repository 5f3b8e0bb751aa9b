import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback } from 'react';
import type { SearchRequest, SearchResponse } from '../../../shared/search/protocol';
import { getClient } from './getClient';
import type { HostedSettings } from './hosted';

type Question = Pick<SearchRequest, 'query' | 'page' | 'snippetWords'>;

/** A function that asks this site's backend for what fits the reader's language and version of the docs. */
export function useSearch(): (question: Question, signal: AbortSignal) => Promise<SearchResponse> {
  const { siteConfig, i18n } = useDocusaurusContext();
  // Checked by config/environment.ts.
  const hosted = siteConfig.customFields?.hostedSearch as HostedSettings | undefined;
  const language = i18n.currentLocale;
  const tags = useDocsContextualSearchTags().join('\n');
  return useCallback(
    async (question, signal) => {
      const client = await getClient(hosted);
      return client.search({ ...question, language, tags: tags.split('\n') }, signal);
    },
    [hosted, language, tags],
  );
}
