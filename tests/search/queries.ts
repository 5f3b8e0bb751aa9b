import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../../src/shared/search/engine';
import { answer } from '../../src/shared/search/engine/answer';

/** A question as readers ask it. */
export interface Query {
  /** Whether it was written before the ranking was fixed, or after. */
  set: 'before' | 'after';
  kind: 'name' | 'concept' | 'question' | 'phrase' | 'code' | 'error' | 'typo' | 'prefix';
  query: string;
  /** Pages that answer it. */
  pages: string[];
}

/** A question with what the site answers. */
export interface Outcome extends Query {
  /** Place of the first page that answers the question, from 1; `Infinity` if none is on the first page of results. */
  place: number;
  /** First results. */
  found: string[];
}

// Checked by queries.test.ts.
export const QUERIES = JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8')) as Query[];

/** Asks as a reader of the current version does. */
export function outcomeOf(engine: Engine, query: Query): Outcome {
  const { hits } = answer(engine, {
    query: query.query,
    page: 0,
    snippetWords: 10,
    language: 'en',
    tags: ['docs-default-current'],
  });
  const place = hits.findIndex(({ url }) => query.pages.includes(pageOf(url)));
  return { ...query, place: place < 0 ? Infinity : place + 1, found: hits.slice(0, 3).map(({ url }) => url) };
}

/** Path of the page that an address leads to. */
export function pageOf(url: string): string {
  return url.split('#')[0] ?? '';
}
