import type { IndexSettings } from 'algoliasearch';
import { LEVELS } from '../../../src/shared/search/record';

const HEADINGS = LEVELS.map((level) => `hierarchy.${level}`);

/** How the hosted service ranks and answers, as near to the embedded index as it gets: titles, headings, keywords, then text. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    ...HEADINGS.slice(1).map((heading) => `unordered(${heading})`),
    'unordered(hierarchy.lvl0)',
    'unordered(keywords)',
    'content',
  ],
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)'],
  attributesToHighlight: HEADINGS,
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: [...HEADINGS, 'content'],
  // A section is found once, by its heading or by its text.
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 12,
  ignorePlurals: ['en'],
  removeWordsIfNoResults: 'allOptional',
};
