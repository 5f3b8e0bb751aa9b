import { MAX_SUGGESTIONS, type SearchRequest, type SearchResponse } from '../../../../shared/search/protocol';
import { deepestLevel } from '../../../../shared/search/record';
import type { HostedSearch } from '../../../../shared/siteFields';
import type { SearchClient } from '../SearchClient';
import { hostsOf } from './hosts';
import { searchParameters, suggestionParameters } from './parameters';
import { readAnswers } from './response';
import { createTransport } from './transport';

/** Answers that are kept: a reader who types, deletes and types again asks the same question several times. */
const MAX_KEPT = 50;

/** Asks the hosted service. */
export function createHostedClient({ appId, apiKey, indexName, hosts }: HostedSearch): SearchClient {
  const keys = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  const path = `/1/indexes/*/queries?${keys}`;
  const post = createTransport({ hosts: hosts ?? hostsOf(appId) });
  const kept = new Map<string, SearchResponse>();

  const ask = async (requests: object[], signal: AbortSignal) =>
    readAnswers(await post(path, JSON.stringify({ requests }), signal));

  /** What to try when nothing was found. That nothing was found is true without it too. */
  async function suggestions(request: SearchRequest, signal: AbortSignal): Promise<string[]> {
    try {
      const answers = await ask(suggestionParameters(request, indexName), signal);
      const headings = answers.flatMap(({ hits }) => hits.map(({ hierarchy }) => hierarchy[deepestLevel(hierarchy)]));
      return [...new Set(headings.filter((heading) => heading !== null))].slice(0, MAX_SUGGESTIONS);
    } catch (error) {
      signal.throwIfAborted();
      console.warn('There are no suggestions.', error);
      return [];
    }
  }

  return {
    async search(request, signal) {
      const key = JSON.stringify(request);
      const known = kept.get(key);
      if (known) return known;
      const [answer] = await ask([searchParameters(request, indexName)], signal);
      if (!answer) throw new Error('The search service answered without results.');
      const response = answer.nbHits > 0 ? answer : { ...answer, suggestions: await suggestions(request, signal) };
      kept.set(key, response);
      const oldest = kept.keys().next();
      if (kept.size > MAX_KEPT && !oldest.done) kept.delete(oldest.value);
      return response;
    },
  };
}
