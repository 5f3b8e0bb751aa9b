import type { Word } from '../tokenize';
import { expand } from './expand';
import type { Postings } from './postings';

/** What a word of a question finds. */
export interface Match {
  word: string;
  /** How much the word says: the fewer sections hold it, the more. 0 if none does. */
  rarity: number;
  /** Sections that hold it. */
  count: number;
  /** For each section what the word counts there; 0 if it does not stand there. */
  weights: Float32Array;
  /** The terms that matched, by number, with what each counts: those of the whole, then those of its parts. */
  terms: ReadonlyMap<number, number>;
  /** The terms that matched the whole. */
  whole: ReadonlySet<number>;
}

/** What a name counts of which only the parts are found: less, if it stands somewhere as a whole. */
const PARTS = { ofNoName: 0.7, ofName: 0.2 };

/**
 * Looks a word up. A name is found by its whole, or by all of its parts.
 *
 * @param wanted - whether a section is in the reader's language and version
 * @param isOpen - whether it is the last word of the question, which the reader may still be typing
 */
export function match(
  { term, parts, end }: Word,
  postings: Postings,
  sectionCount: number,
  wanted: (section: number) => boolean,
  isOpen: boolean,
): Match {
  const terms = expand(term, postings.terms, isOpen);
  const whole = new Set(terms.keys());
  const weights = weigh(terms, postings, sectionCount);
  if (parts.length > 0) {
    const found = parts.map((part) => expand(part.term, postings.terms, isOpen && part.end === end));
    const isName = [...terms.values()].includes(1);
    addParts(
      weights,
      found.map((part) => weigh(part, postings, sectionCount)),
      isName ? PARTS.ofName : PARTS.ofNoName,
    );
    for (const [id, closeness] of found.flatMap((part) => [...part])) if (!terms.has(id)) terms.set(id, closeness);
  }
  let count = 0;
  let total = 0;
  weights.forEach((weight, section) => {
    const counts = wanted(section);
    total += Number(counts);
    if (!counts) weights[section] = 0;
    else if (weight > 0) count += 1;
  });
  const rarity = count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5));
  return { word: term, rarity, count, weights, terms, whole };
}

/** For each section the best of the terms: ten words that begin alike say no more than one. */
function weigh(terms: ReadonlyMap<number, number>, { starts, sections, weights }: Postings, sectionCount: number) {
  const best = new Float32Array(sectionCount);
  for (const [term, closeness] of terms) {
    for (let entry = starts[term] ?? 0; entry < (starts[term + 1] ?? 0); entry += 1) {
      const section = sections[entry] ?? 0;
      const weight = closeness * (weights[entry] ?? 0);
      if (weight > (best[section] ?? 0)) best[section] = weight;
    }
  }
  return best;
}

/** Adds what the parts count, where all of them stand. */
function addParts(weights: Float32Array, parts: readonly Float32Array[], share: number): void {
  weights.forEach((weight, section) => {
    let sum = 0;
    for (const part of parts) {
      const found = part[section] ?? 0;
      if (found === 0) return;
      sum += found;
    }
    weights[section] = weight + (share * sum) / parts.length;
  });
}
