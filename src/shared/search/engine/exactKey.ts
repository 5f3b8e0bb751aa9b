import { type Token, words } from '../tokenize';
import { queryWords } from './queryWords';

const joined = (text: string, list: readonly Token[]) =>
  list.map(({ start, end }) => text.slice(start, end).toLowerCase()).join(' ');

/** What two headings have in common that differ in case and punctuation only. */
export function exactKey(heading: string): string {
  return joined(heading, words(heading));
}

/** Keys of the headings that are exactly what was asked: word by word, or by the telling words of a question in a sentence. */
export function exactKeys(query: string): string[] {
  return [exactKey(query), joined(query, queryWords(query))].filter(Boolean);
}
