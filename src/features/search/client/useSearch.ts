import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import type { SearchRequest } from '../../../shared/search/protocol';
import { useSearchSettings } from '../settings/useSearchSettings';
import { getClient } from './getClient';
import type { SearchClient } from './SearchClient';

/** A question without what the reader's place in the site says. */
export type Question = Pick<SearchRequest, 'query' | 'page' | 'snippetWords'>;

/** This site's backend, which answers with what fits the reader's language and version of the docs. */
export function useSearch() {
  const { hosted } = useSearchSettings();
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = useDocsContextualSearchTags().join('\n');
  return useMemo(() => {
    const context = { language, tags: tags.split('\n') };
    return {
      /** @see SearchClient.search */
      search: async (question: Question, signal: AbortSignal) => {
        const client = await getClient(hosted);
        return client.search({ ...question, ...context }, signal);
      },
      /** Calls back whenever the backend knows more than before, until the signal is aborted. */
      onMore: (listener: () => void, signal: AbortSignal) => {
        const follow = (client: SearchClient) => {
          const stop = signal.aborted ? undefined : client.onMore?.(listener);
          if (stop) signal.addEventListener('abort', stop);
        };
        // A backend that cannot be made fails the question itself.
        getClient(hosted).then(follow, () => undefined);
      },
    };
  }, [hosted, language, tags]);
}
