import type { SearchOptions, SearchResult } from 'minisearch';
import { escapeAndMark, snippet } from '../mark';
import { HITS_PER_PAGE, type SearchHit, type SearchRequest, type SearchResponse } from '../protocol';
import { LEVELS } from '../record';
import { normalize } from '../tokenize';
import type { SearchIndex } from './index';
import { parseQuery, queryWords } from './parseQuery';
import { describe, PAGE_DEPTH, type Section } from './section';

/** A typo is forgiven from this length on. */
const MIN_FUZZY_LENGTH = 5;
const MAX_SUGGESTIONS = 3;
/** Share of a word that may differ in what is suggested when nothing was found. */
const SUGGESTION_DISTANCE = 0.4;

const OPTIONS: SearchOptions = {
  boost: { title: 8, heading: 4, path: 1.5, text: 1 },
  // Words arrive split.
  tokenize: (term) => [term],
  prefix: true,
  fuzzy: (term) => (term.length >= MIN_FUZZY_LENGTH ? 1 : false),
};

/** Answers a question from the embedded index: sections that hold all words, or else any of them. */
export function answer(index: SearchIndex, request: SearchRequest): SearchResponse {
  const asked = queryWords(request.query);
  const options: SearchOptions = {
    ...OPTIONS,
    // One letter begins too many words of text for any of them to mean much.
    ...(asked.length === 1 && asked[0]?.term.length === 1 && { fields: ['title', 'heading'] }),
    filter: ({ id }) => isWanted(index.sections[id], request),
  };
  const all = index.engine.search(parseQuery(asked, 'AND'), options);
  const found = all.length > 0 ? all : index.engine.search(parseQuery(asked, 'OR'), options);
  const ranked = exactFirst(index, found, request.query);
  const first = request.page * HITS_PER_PAGE;
  return {
    hits: ranked.slice(first, first + HITS_PER_PAGE).flatMap((result) => toHit(index, result, request.snippetWords)),
    nbHits: ranked.length,
    nbPages: Math.ceil(ranked.length / HITS_PER_PAGE),
    page: request.page,
    ...(ranked.length === 0 && { suggestions: suggest(index, request) }),
  };
}

function isWanted(section: Section | undefined, { language, tags }: SearchRequest): boolean {
  return section !== undefined && section.language === language && tags.includes(section.tag);
}

/** Puts the page, then the sections, whose heading is what was asked before all others. */
function exactFirst({ sections }: SearchIndex, found: SearchResult[], query: string): SearchResult[] {
  const wanted = normalize(query.trim());
  const rank = ({ id }: SearchResult) => {
    const headings = sections[id]?.headings ?? [];
    if (normalize(headings.at(-1) ?? '') !== wanted) return 2;
    return headings.length <= PAGE_DEPTH ? 0 : 1;
  };
  return found
    .map((result) => ({ result, rank: rank(result) }))
    .sort((a, b) => (a.rank === b.rank ? b.result.score - a.result.score : a.rank - b.rank))
    .map(({ result }) => result);
}

function toHit({ sections }: SearchIndex, { id, match, queryTerms }: SearchResult, size: number): SearchHit[] {
  const section = sections[id];
  if (!section) return [];
  const { hierarchy, level } = describe(section);
  const terms = new Set(Object.keys(match));
  const inHeading = Object.values(match).filter((fields) => fields.some((field) => /title|heading/.test(field)));
  const type = section.text && inHeading.length < queryTerms.length ? 'content' : level;
  const marked = LEVELS.flatMap((name) => {
    const heading = hierarchy[name];
    return heading === null ? [] : [[name, { value: escapeAndMark(heading, terms) }]];
  });
  return [
    {
      objectID: `${section.tag}/${section.language}${section.url}`,
      hierarchy,
      content: section.text || null,
      type,
      url: section.url,
      _highlightResult: { hierarchy: Object.fromEntries(marked) },
      _snippetResult: section.text ? { content: { value: snippet(section.text, terms, size) } } : {},
    },
  ];
}

function suggest({ engine, sections }: SearchIndex, request: SearchRequest): string[] {
  const asked = queryWords(request.query);
  const similar = engine.search(parseQuery(asked, 'OR'), {
    ...OPTIONS,
    fuzzy: SUGGESTION_DISTANCE,
    fields: ['title', 'heading'],
    filter: ({ id }) => isWanted(sections[id], request),
  });
  const headings = similar.flatMap(({ id }) => sections[id]?.headings.at(-1) ?? []);
  return [...new Set(headings)].slice(0, MAX_SUGGESTIONS);
}
