import type { Match } from './match';
import type { Postings } from './postings';

/** Which words of a question are met, one bit for each: where, by the texts' and headings' own words. */
export interface MatchBits {
  /** All bits: the whole question. */
  all: number;
  /** For the terms of one word. */
  ofTerms(terms: Uint32Array): number;
  /** For each word of the texts, by number. */
  ofWords: Uint32Array;
}

/**
 * Gives each word of a question a bit, and tells where it is met.
 *
 * @param matches - the words of the question, 30 at most
 */
export function matchBits({ terms, termWords, wordCount }: Postings, matches: readonly Match[]): MatchBits {
  const ofTerm = new Uint32Array(terms.length);
  const ofWords = new Uint32Array(wordCount);
  matches.forEach((match, number) => {
    const bit = 1 << number;
    for (const term of match.terms.keys()) {
      ofTerm[term] = (ofTerm[term] ?? 0) | bit;
      for (const word of termWords[term] ?? []) ofWords[word] = (ofWords[word] ?? 0) | bit;
    }
  });
  const ofTerms = (list: Uint32Array) => list.reduce((bits, term) => bits | (ofTerm[term] ?? 0), 0);
  return { all: (1 << matches.length) - 1, ofTerms, ofWords };
}

/** Number of ones in a number. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
