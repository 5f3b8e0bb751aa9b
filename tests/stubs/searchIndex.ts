import { LEVELS, type SearchRecord } from '../../src/shared/search/record';

/** The parameters of a question that the stub knows; the service has many more. */
export interface SearchParameters {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
  optionalWords?: string[];
  restrictSearchableAttributes?: string[];
  facetFilters?: (string | string[])[];
}

/**
 * Answers one question as the hosted service does, by the plainest of means: a record matches if each word of the query begins a
 * word of its headings or its text. What the service does not escape, this does not escape either.
 */
export function answerFrom(records: readonly SearchRecord[], asked: SearchParameters) {
  const { query, page = 0, hitsPerPage = 20 } = asked;
  const found = records.filter((record) => isWanted(record, asked.facetFilters ?? []) && matches(record, asked));
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => toHit(record, asked)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    index: asked.indexName,
    processingTimeMS: 1,
    ...(asked.clickAnalytics && { queryID: 'b7cef8bd0bd3a6c9' }),
  };
}

/** Filters hold all; of a list among them, one holds. */
function isWanted(record: SearchRecord, filters: (string | string[])[]): boolean {
  const facets = [`language:${record.language}`, `docusaurus_tag:${record.docusaurus_tag}`];
  return filters.every((filter) => [filter].flat().some((wanted) => facets.includes(wanted)));
}

function matches(
  record: SearchRecord,
  { query, optionalWords, restrictSearchableAttributes }: SearchParameters,
): boolean {
  const headings = Object.values(record.hierarchy).join(' ');
  const text = restrictSearchableAttributes ? headings : `${headings} ${record.content ?? ''}`;
  const has = (word: string) => beginningWith([word]).test(text);
  const wanted = wordsOf(query);
  return optionalWords ? wanted.some(has) : wanted.every(has);
}

function toHit({ objectID, hierarchy, content, type, url }: SearchRecord, asked: SearchParameters) {
  const { highlightPreTag = '<em>', highlightPostTag = '</em>', snippetEllipsisText = '' } = asked;
  const pattern = beginningWith(wordsOf(asked.query));
  const mark = (text: string) => text.replace(pattern, (word) => highlightPreTag + word + highlightPostTag);
  const size = Number(asked.attributesToSnippet?.find((name) => name.startsWith('content:'))?.split(':')[1] ?? 0);
  const words = (content ?? '').split(/\s+/);
  const first = Math.max(0, words.findIndex((word) => word.search(pattern) >= 0) - 1);
  const snippet = mark(words.slice(first, first + size).join(' '));
  const before = first > 0 ? snippetEllipsisText : '';
  const after = first + size < words.length ? snippetEllipsisText : '';
  return {
    objectID,
    hierarchy,
    content,
    type,
    url,
    _highlightResult: {
      hierarchy: Object.fromEntries(
        LEVELS.map((level) => [level, { value: mark(hierarchy[level] ?? ''), matchLevel: 'partial' }]),
      ),
    },
    ...(content &&
      size > 0 && { _snippetResult: { content: { value: before + snippet + after, matchLevel: 'full' } } }),
  };
}

function wordsOf(query: string): string[] {
  return query.match(/[\p{L}\p{N}_]+/gu) ?? [query];
}

function beginningWith(words: string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped})[\\p{L}\\p{N}_]*`, 'giu');
}
