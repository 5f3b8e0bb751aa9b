import { oneSpelling } from './spelling';

/** A word, in capitals or not, and no name in code, such as `calculateGas`. */
const PLAIN = /^(?:[A-Za-z][a-z]{3,}|[A-Z]{4,})$/;

/** More than one of what is written in capitals, such as `NFTs`. */
const ACRONYMS = /^[A-Z]{2,}s$/;

/** Endings of plurals and what remains of them; the first that fits counts. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=ss|sh|ch|x)es$/, ''],
  [/(?<=[^siu])s$/, ''],
];

/**
 * A plain English word in lower case without the ending of a plural. Names in code, short words and words such as `status`
 * stay as they are.
 */
export function singular(word: string): string {
  if (ACRONYMS.test(word)) return word.slice(0, -1).toLowerCase();
  if (!PLAIN.test(word)) return word;
  const lower = word.toLowerCase();
  const found = ENDINGS.find(([ending]) => ending.test(lower));
  return oneSpelling(found ? lower.replace(...found) : lower);
}
