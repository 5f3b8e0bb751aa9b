import type { Query } from 'minisearch';
import { type Word, words } from '../tokenize';

/** Words beyond this many are left out: a pasted page is no question. */
const MAX_WORDS = 12;

/** Words that say nothing about a page; a question made of them alone keeps them. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or that the this to what when where which why with you your'.split(
    ' ',
  ),
);

/** The words of a question that a page must answer to. */
export function queryWords(query: string): Word[] {
  const all = words(query);
  const telling = all.filter(({ term }) => !STOP_WORDS.has(term));
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
}

/**
 * A question in the engine's terms. A code name is met by its whole name or by all of its parts.
 *
 * @param combineWith - whether a section must hold each word or any
 */
export function parseQuery(asked: readonly Word[], combineWith: 'AND' | 'OR'): Query {
  return { combineWith, queries: asked.map(parseWord) };
}

function parseWord({ term, parts }: Word): Query {
  if (parts.length === 0) return term;
  return { combineWith: 'OR', queries: [term, { combineWith: 'AND', queries: parts.map((part) => part.term) }] };
}
