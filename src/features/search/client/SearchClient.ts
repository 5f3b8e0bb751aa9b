import type { SearchRequest, SearchResponse } from '../../../shared/search/protocol';

/** What the dialog and the results page know of a backend. */
export interface SearchClient {
  /**
   * Answers a question. Rejects if the backend cannot be reached or answers nonsense.
   *
   * @param signal - aborted when the answer is no longer wanted
   */
  search(request: SearchRequest, signal: AbortSignal): Promise<SearchResponse>;

  /**
   * Tells when the backend knows more than before, so that a question in view is asked again. A backend that knows all from the
   * start leaves this out.
   *
   * @returns a function that ends the telling
   */
  onMore?(listener: () => void): () => void;
}
