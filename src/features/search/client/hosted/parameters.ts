import { HITS_PER_PAGE, MAX_SUGGESTIONS, type SearchRequest } from '../../../../shared/search/protocol';
import { LEVELS } from '../../../../shared/search/record';

/** Tag of pages that belong to no version of the docs. */
const NO_VERSION_TAG = 'default';
/** First letters of a word that was not found, by which similar words are looked for. */
const STEM_LENGTH = 4;

/** A question as the service wants it. */
export function searchParameters({ query, page, snippetWords, ...context }: SearchRequest, indexName: string) {
  return {
    indexName,
    query,
    page,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: [...HEADINGS, 'content', 'type', 'url'],
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
    facetFilters: facetFilters(context),
  };
}

/**
 * Questions whose results say what to try when nothing was found: one that is content with some of the words, one for headings
 * that begin as the longest word does.
 */
export function suggestionParameters({ query, ...context }: SearchRequest, indexName: string) {
  const shared = {
    indexName,
    hitsPerPage: MAX_SUGGESTIONS,
    attributesToRetrieve: [...HEADINGS, 'type', 'url'],
    facetFilters: facetFilters(context),
  };
  const words = query.split(/\s+/).sort((a, b) => b.length - a.length);
  const stem = [...(words[0] ?? '')].slice(0, STEM_LENGTH).join('');
  return [
    { ...shared, query, optionalWords: words },
    { ...shared, query: stem, restrictSearchableAttributes: HEADINGS },
  ];
}

const HEADINGS = LEVELS.map((level) => `hierarchy.${level}`);

/** Only results in the reader's language, of the versions of the docs that the reader is in or of none. */
function facetFilters({ language, tags }: Pick<SearchRequest, 'language' | 'tags'>) {
  return [`language:${language}`, [NO_VERSION_TAG, ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}
