import { type IndexFile, loadIndex } from '../../../shared/search/engine';
import { answer } from '../../../shared/search/engine/answer';
import type { SearchClient } from './SearchClient';

/** Answers from the index that was built with the site, in the browser. */
export async function createEmbeddedClient(): Promise<SearchClient> {
  const response = await fetch(new URL('@generated/search-index/default/index.json', import.meta.url));
  if (!response.ok) throw new Error(`The search index cannot be loaded: ${response.status} from ${response.url}.`);
  // Written by the build of this same site, under a name that changes with its content.
  const index = loadIndex((await response.json()) as IndexFile);
  return { search: async (request) => answer(index, request) };
}
