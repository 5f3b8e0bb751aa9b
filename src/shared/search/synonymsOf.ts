import { SYNONYMS } from './synonyms';
import { normalize } from './tokenize';

const normalizeAll = (text: string) => text.split(' ').map(normalize);

const BY_TERM: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SYNONYMS).map(([key, others]) => [normalizeAll(key).join(' '), normalizeAll(others)]),
);

/** Terms of these docs that mean nearly the same as a term, or as two terms with a space between them. */
export function synonymsOf(term: string): readonly string[] {
  return BY_TERM.get(term) ?? [];
}
