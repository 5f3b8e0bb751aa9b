import type { SearchRequest, SearchResponse } from '../../../../shared/search/protocol';
import type { TierUrls } from './backend';

/** From the page to the worker: first where the index is, then questions. */
export type ToWorker = { urls: TierUrls } | { id: number; request: SearchRequest };

/** From the worker to the page: answers, or that it knows more than before. */
export type FromWorker = { id: number; response: SearchResponse } | { id: number; error: string } | { more: true };
