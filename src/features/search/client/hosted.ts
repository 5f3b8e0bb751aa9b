import * as z from 'zod/mini';
import { escapeMarked } from '../../../shared/search/mark';
import { HITS_PER_PAGE, type SearchRequest, type SearchResponse } from '../../../shared/search/protocol';
import { LEVELS } from '../../../shared/search/record';
import type { SearchClient } from './SearchClient';

/** Public settings of the hosted service. */
export interface HostedSettings {
  appId: string;
  apiKey: string;
  indexName: string;
}

const READ_TIMEOUT_MS = 2000;

// The service does not escape what it marks.
const marked = z.object({ value: z.pipe(z.string(), z.transform(escapeMarked)) });
const heading = z._default(z.nullable(z.string()), null);
const levels = <T extends z.core.$ZodType>(value: T) =>
  z.object(Object.fromEntries(LEVELS.map((level) => [level, value])) as Record<(typeof LEVELS)[number], T>);

const response = z.object({
  results: z.tuple([
    z.object({
      hits: z.array(
        z.object({
          objectID: z.string(),
          hierarchy: levels(heading),
          content: heading,
          type: z.enum([...LEVELS, 'content']),
          url: z.string(),
          _highlightResult: z._default(z.object({ hierarchy: z._default(levels(z.optional(marked)), {}) }), {
            hierarchy: {},
          }),
          _snippetResult: z._default(z.object({ content: z.optional(marked) }), {}),
        }),
      ),
      nbHits: z.number(),
      nbPages: z.number(),
      page: z.number(),
      queryID: z.optional(z.string()),
    }),
  ]),
});

/** Asks the hosted service. */
export function createHostedClient({ appId, apiKey, indexName }: HostedSettings): SearchClient {
  const url = `https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/*/queries`;
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey };
  return {
    async search(request, signal): Promise<SearchResponse> {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ requests: [toParameters(request, indexName)] }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(READ_TIMEOUT_MS)]),
      });
      if (!answer.ok) throw new Error(`The search service answered ${answer.status}.`);
      return response.parse(await answer.json()).results[0];
    },
  };
}

function toParameters({ query, page, snippetWords, language, tags }: SearchRequest, indexName: string) {
  return {
    indexName,
    query,
    page,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
  };
}
