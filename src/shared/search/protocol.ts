import type { Level, SearchRecord } from './record';

/** Results that one request brings. */
export const HITS_PER_PAGE = 20;
/** Longest query that a reader can type. */
export const MAX_QUERY_LENGTH = 64;
/** What is suggested at most when nothing was found. */
export const MAX_SUGGESTIONS = 3;

/** A question to either backend. */
export interface SearchRequest {
  query: string;
  /** From 0. */
  page: number;
  /** Words that a snippet holds. */
  snippetWords: number;
  /** Only records in this language. */
  language: string;
  /** Only records with one of these tags: the versions of the docs that the reader is in. */
  tags: readonly string[];
}

/** HTML that holds escaped text and `<mark>` around what matched, nothing else. */
export interface MarkedText {
  value: string;
}

/** A result, in the shape of the hosted service. */
export interface SearchHit extends Pick<SearchRecord, 'objectID' | 'hierarchy' | 'content' | 'type' | 'url'> {
  _highlightResult: { hierarchy: Partial<Record<Level, MarkedText>> };
  _snippetResult: { content?: MarkedText };
}

/** An answer, in the shape of the hosted service. */
export interface SearchResponse {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  /** Whether only headings were searched, because texts have not arrived. */
  isOfHeadings?: boolean;
  /** Given by the hosted service alone. */
  queryID?: string;
  /** What to try instead when nothing was found. */
  suggestions?: string[];
}
