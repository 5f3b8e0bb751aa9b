import { formsOf } from './forms';
import { isTypo } from './isTypo';

/** A typo is forgiven from this length on, without the ending of a plural: `sial` of `sials` for `Sails`, `gaer` for `Gear`. */
const MIN_TYPO_LENGTH = 4;
/** From here on also in a word that goes on, and a word may be cut: the beginning of fewer letters is that of any word. */
const MIN_BEGINNING_LENGTH = 5;
/** What a term counts that only begins with the word: more, the more of it the word is. */
const PREFIX = { least: 0.3, most: 0.8 };
/** What a term counts that is another form of the word. */
const FORM = 0.6;
/** What a term counts that the word becomes by one change, and a term that begins so. */
const TYPO = { whole: 0.5, beginning: 0.25 };
/** What a term counts that begins as the word begins, and letters that may be cut off the word for that. */
const SHORTENED = 0.2;
const MAX_CUT = 4;

/**
 * The terms that a word asks for as it is written, by number, each with what it counts.
 *
 * @param terms - sorted
 * @param isOpen - whether more letters of the word may follow; of any other word that is a term, nothing more is meant
 */
export function expand(word: string, terms: readonly string[], isOpen: boolean): Map<number, number> {
  const found = new Map<number, number>();
  const first = firstAtLeast(terms, word);
  const isTerm = terms[first] === word;
  for (let id = first; terms[id]?.startsWith(word); id += 1) {
    const share = word.length / (terms[id]?.length ?? 1);
    found.set(id, share === 1 ? 1 : PREFIX.least + (PREFIX.most - PREFIX.least) * share);
    if (isTerm && !isOpen) break;
  }
  for (const form of formsOf(word)) {
    const id = placeOf(form, terms);
    if (id !== undefined && (found.get(id) ?? 0) < FORM) found.set(id, FORM);
  }
  return found;
}

/**
 * The terms that a word asks for that finds nothing as it is: those one change away, or else those that begin like it. For any
 * other word, what is one change away would be other words.
 */
export function expandTypo(word: string, terms: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  if (word.length < MIN_TYPO_LENGTH) return found;
  terms.forEach((term, id) => {
    const typo = isTypo(word, term);
    if (typo === 'whole' || (typo && word.length >= MIN_BEGINNING_LENGTH)) found.set(id, TYPO[typo]);
  });
  return found.size > 0 ? found : shortened(word, terms);
}

/** Number of a term. */
export function placeOf(term: string, terms: readonly string[]): number | undefined {
  const place = firstAtLeast(terms, term);
  return terms[place] === term ? place : undefined;
}

/** For a word that finds nothing, such as `atomicity`: the terms that its longest beginning finds. */
function shortened(word: string, terms: readonly string[]): Map<number, number> {
  for (let length = word.length - 1; length >= Math.max(MIN_BEGINNING_LENGTH, word.length - MAX_CUT); length -= 1) {
    const beginning = word.slice(0, length);
    const first = firstAtLeast(terms, beginning);
    const found = new Map<number, number>();
    for (let id = first; terms[id]?.startsWith(beginning); id += 1) found.set(id, SHORTENED);
    if (found.size > 0) return found;
  }
  return new Map();
}

/** Place of the first term that does not come before the word. */
function firstAtLeast(terms: readonly string[], word: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
