import { markedParts } from '../../../shared/search/mark';
import type { SearchHit } from '../../../shared/search/protocol';
import type { SearchedState } from './searchedIn';
import { isTerm } from './terms';

/** Words that a reader who opens this result has searched for; nothing if only words without meaning are among them. */
export function searchedFor(query: string, hit: Partial<SearchHit>): SearchedState | undefined {
  const texts = [...Object.values(hit._highlightResult?.hierarchy ?? {}), hit._snippetResult?.content];
  const marked = texts.flatMap((text) => markedParts(text?.value ?? '')).filter((part) => part.marked);
  const words = [...query.split(/\s+/), ...marked.map(({ text }) => text)].filter(isTerm);
  return words.length > 0 ? { searched: [...new Set(words)] } : undefined;
}
