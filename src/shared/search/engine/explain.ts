import type { SearchRequest } from '../protocol';
import type { Engine } from './index';
import type { MatchBits } from './matchBits';
import { type Ranked, rank } from './rank';
import { isPageTop } from './section';

/** Why a question finds what it finds. */
export interface Explanation {
  words: {
    word: string;
    rarity: number;
    /** Sections that hold it. */
    count: number;
    /** Terms that it asks for, best first, with what each counts. */
    terms: { term: string; closeness: number }[];
  }[];
  results: (Omit<Ranked, 'section'> & {
    url: string;
    headings: (string | null)[];
    /** What each word counts there. */
    weights: number[];
    /** Keywords of the page with a word of the question, at its top. */
    keywords: string[];
  })[];
}

/** Tells why a question finds what it finds, best first. */
export function explain(engine: Engine, request: Pick<SearchRequest, 'query' | 'language' | 'tags'>): Explanation {
  const { matches, bits, ranked } = rank(engine, request);
  return {
    words: matches.map(({ word, rarity, count, terms }) => ({
      word,
      rarity,
      count,
      terms: [...terms]
        .map(([id, closeness]) => ({ term: engine.postings.terms[id] ?? '', closeness }))
        .sort((a, b) => b.closeness - a.closeness),
    })),
    results: ranked.map(({ section, ...reasons }) => ({
      ...reasons,
      url: engine.heads[section]?.url ?? '',
      headings: engine.heads[section]?.headings ?? [],
      weights: matches.map(({ weights }) => weights[section] ?? 0),
      keywords: keywordsAt(engine, section, bits),
    })),
  };
}

function keywordsAt({ heads, pages, texts }: Engine, section: number, { ofWords }: MatchBits): string[] {
  const head = heads[section];
  if (!texts || !head || !isPageTop(head)) return [];
  return (texts.keywords[pages[section] ?? 0] ?? [])
    .filter((keyword) => keyword.some((word) => ofWords[word]))
    .map((keyword) => keyword.map((word) => texts.words[word]).join(' '));
}
