import { normalize, type Token, words } from '../../../shared/search/tokenize';

/** A stretch of a text, by its offsets. */
export interface Span {
  start: number;
  end: number;
}

/** A word that is asked for counts as the beginning of others from this length on. */
const MIN_PREFIX_LENGTH = 3;
/** Words that stand in every paragraph: to mark them would hide what was searched for. */
const COMMON = new Set(
  'a an and are as at be by can do does for from how i if in is it my not of on or so that the to what when where which why with you'.split(
    ' ',
  ),
);

/** Whether a word is worth marking. */
export function isTerm(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word) && !COMMON.has(normalize(word));
}

/**
 * Finds the words of a text that were searched for: the same words, words that begin so, and the parts of code names, as the
 * tokenizer has them.
 *
 * @param searched - words as the reader typed them, or as a result had them
 */
export function createFinder(searched: readonly string[]): (text: string) => Span[] {
  const terms = searched.flatMap((text) => words(text).map(({ term }) => term)).filter(isTerm);
  const exact = new Set(terms);
  const prefixes = terms.filter((term) => term.length >= MIN_PREFIX_LENGTH);
  const isBegun = ({ term }: Token) => prefixes.some((prefix) => term.startsWith(prefix));

  return (text) => {
    const found: Span[] = [];
    for (const { parts, ...whole } of words(text)) {
      const pieces = [whole, ...parts];
      const same = pieces.filter(({ term }) => exact.has(term));
      // Of `MessageWaited`, asked for by `message`, a part says more than the whole.
      const begun = isBegun(whole) && !parts.some(isBegun) ? [whole] : parts.filter(isBegun);
      for (const { start, end } of same.length > 0 ? same : begun) {
        // A part may hold another one: `send_delayed` holds `send`.
        if (start >= (found.at(-1)?.end ?? 0)) found.push({ start, end });
      }
    }
    return found;
  };
}
