import { isTypo } from './isTypo';

/** A typo is forgiven from this length on. */
const MIN_TYPO_LENGTH = 5;
/** What a term counts that only begins with the word: more, the more of it the word is. */
const PREFIX = { least: 0.3, most: 0.8 };
/** What a term counts that is another form of the word. */
const FORM = 0.6;
/** A plain word without its ending, and the endings that make forms of one word. */
const ROOT = /^([a-z]{4,}?)(?:e|ed|er|ing|ion|or)$/;
const ENDING = /^(?:e|ed|er|ing|ion|or)?$/;
/** What a term counts that the word becomes by one change, and a term that begins so. */
const TYPO = { whole: 0.5, beginning: 0.25 };
/** What a term counts that begins as the word begins, and letters that may be cut off the word for that. */
const SHORTENED = 0.2;
const MAX_CUT = 4;

/**
 * The terms that a word asks for, by number, each with what it counts. Only a word that begins no term is taken for a typo: for
 * any other, what is one change away would be other words.
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
  for (const id of otherForms(word, terms)) if (!found.has(id)) found.set(id, FORM);
  if (found.size > 0 || word.length < MIN_TYPO_LENGTH) return found;
  terms.forEach((term, id) => {
    const typo = isTypo(word, term);
    if (typo) found.set(id, TYPO[typo]);
  });
  return found.size > 0 ? found : shortened(word, terms);
}

/** Terms that differ from a word in its ending only: `slashed` and `slash` for `slashing`. */
function otherForms(word: string, terms: readonly string[]): number[] {
  const root = ROOT.exec(word)?.[1];
  if (root === undefined) return [];
  const found: number[] = [];
  for (let id = firstAtLeast(terms, root); terms[id]?.startsWith(root); id += 1) {
    if (ENDING.test(terms[id]?.slice(root.length) ?? '')) found.push(id);
  }
  return found;
}

/** For a word that finds nothing, such as `atomicity`: the terms that its longest beginning finds. */
function shortened(word: string, terms: readonly string[]): Map<number, number> {
  for (let length = word.length - 1; length >= Math.max(MIN_TYPO_LENGTH, word.length - MAX_CUT); length -= 1) {
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
