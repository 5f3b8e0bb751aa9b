import { placeOf } from './expand';

/** Letters that each part of a compound has at least. */
const MIN_PART = 3;

/** The two terms that a word is made of, such as `life` and `time` for `lifetime`; none if it is not. */
export function compoundParts(word: string, terms: readonly string[]): string[] {
  for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => placeOf(part, terms) !== undefined)) return parts;
  }
  return [];
}
