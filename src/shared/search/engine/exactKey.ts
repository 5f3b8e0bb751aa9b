import { words } from '../tokenize';

const SEPARATOR = /[^\p{L}\p{N}\p{M}]+/gu;

/** What two headings have in common that differ in case, punctuation and spaces only: `auto-reply` and `Auto reply`. */
export function exactKey(heading: string): string {
  return words(heading)
    .map(({ start, end }) => heading.slice(start, end).replace(SEPARATOR, '').toLowerCase())
    .join('');
}
