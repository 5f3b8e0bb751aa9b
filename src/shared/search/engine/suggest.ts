import { MAX_SUGGESTIONS, type SearchRequest } from '../protocol';
import { normalize } from '../tokenize';
import type { Engine } from './index';
import { ownHeading } from './section';

/** Letters that are compared at a time. */
const GRAM_LENGTH = 2;
/** Share of these that a heading and a question have in common at least. */
const MIN_LIKENESS = 0.3;

/** Headings that look like what was asked, for a question that found nothing. */
export function suggest({ heads }: Engine, { query, language, tags }: SearchRequest): string[] {
  const asked = grams(query);
  const headings = heads.filter((head) => head.language === language && tags.includes(head.tag)).map(ownHeading);
  return [...new Set(headings)]
    .map((heading) => ({ heading, likeness: likeness(asked, grams(heading)) }))
    .filter((candidate) => candidate.likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ heading }) => heading);
}

function grams(text: string): Set<string> {
  const letters = normalize(text.slice(0, 64)).replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(letters.length - GRAM_LENGTH + 1, 0) }, (_, at) =>
      letters.slice(at, at + GRAM_LENGTH),
    ),
  );
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const gram of a) common += Number(b.has(gram));
  return (2 * common) / (a.size + b.size || 1);
}
