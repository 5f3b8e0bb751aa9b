import { characterOf, numberOf } from './characters';

/** A list of words in which each says only how it differs from the one before: of sorted words a third is left. */
export interface FrontCoded {
  /** For each word, as a character, the letters that it has in common with the word before. */
  shared: string;
  /** What follows these. */
  ends: string;
}

/** A control character, which no word holds, and one that JSON does not escape: a line break would be two characters there. */
const SEPARATOR = '\x7f';

/**
 * Writes a list of words so that each says only how it differs from the one before.
 *
 * @param words - without control characters, sorted where that is possible
 */
export function frontCode(words: readonly string[]): FrontCoded {
  const lengths = words.map((word, at) => commonLength(word, words[at - 1] ?? ''));
  return {
    shared: lengths.map(characterOf).join(''),
    ends: words.map((word, at) => word.slice(lengths[at])).join(SEPARATOR),
  };
}

/** The words that `frontCode` has written, in their order. */
export function frontDecode({ shared, ends }: FrontCoded): string[] {
  if (!shared) return [];
  const parts = ends.split(SEPARATOR);
  let word = '';
  return Array.from(shared, (character, at) => {
    word = word.slice(0, numberOf(character.codePointAt(0) ?? 0)) + (parts[at] ?? '');
    return word;
  });
}

function commonLength(word: string, other: string): number {
  let length = 0;
  while (length < word.length && word[length] === other[length]) length += 1;
  return length;
}
