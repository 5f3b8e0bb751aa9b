import { type Token, words } from '../tokenize';
import { queryWords } from './queryWords';

const SEPARATOR = /[^\p{L}\p{N}\p{M}]+/gu;

const joined = (text: string, list: readonly Token[]) =>
  list.map(({ start, end }) => text.slice(start, end).replace(SEPARATOR, '').toLowerCase()).join('');

/** What two headings have in common that differ in case, punctuation and spaces only: `auto-reply` and `Auto reply`. */
export function exactKey(heading: string): string {
  return joined(heading, words(heading));
}

/** Keys of the headings that are exactly what was asked: word by word, or by the telling words of a question in a sentence. */
export function exactKeys(query: string): string[] {
  return [exactKey(query), joined(query, queryWords(query))].filter(Boolean);
}
