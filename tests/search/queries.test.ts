import { beforeAll, describe, expect, it } from 'vitest';
import { loadRecords } from '../../plugins/search-index/loadRecords';
import { brotliSize } from '../../bench/shared/brotliSize';
import { FIRST_QUESTIONS } from '../../src/shared/search/firstQuestions';
import { createEngine, type Engine, packTiers, type Tiers } from '../../src/shared/search/engine';
import { type Outcome, outcomeOf, pageOf, QUERIES, type Query } from './queries';

/** Loading the site reads and parses every page. */
const LOAD_TIMEOUT_MS = 120_000;
/**
 * Shares of the queries that find an answer among the first three results, and as the first. They rise as far as they hold: wanted are
 * 0.97 and 0.85 over all.
 */
const WANTED = {
  before: { firstThree: 0.985, first: 0.91 },
  after: { firstThree: 0.97, first: 0.85 },
  all: { firstThree: 0.98, first: 0.89 },
};
/** Share of the keywords that may find other pages first: a word that several pages have in their titles. */
const KEYWORDS_MISSED = 0.05;
/** What the index may weigh, by the page, as a browser loads it: in bytes after Brotli. All of it is 277 kB at 164 pages. */
const BYTES_PER_PAGE = { headings: 70, all: 1_710 };

describe('what readers ask', () => {
  let outcomes: Outcome[];
  let pages: Set<string>;
  let tiers: Tiers;
  let engine: Engine;
  /** Each keyword of a page as a question. */
  let keywords: Query[];
  beforeAll(async () => {
    const records = await loadRecords('.');
    tiers = packTiers(records);
    engine = createEngine(tiers.headings, tiers.texts);
    const owned = records.flatMap(({ url, keywords = [] }) => keywords.map((keyword) => ({ url, keyword })));
    keywords = [...new Set(owned.map(({ keyword }) => keyword))].map((query) => ({
      set: 'before',
      kind: 'phrase',
      query,
      pages: owned.filter(({ keyword }) => keyword === query).map(({ url }) => url),
    }));
    pages = new Set(records.map(({ url }) => pageOf(url)));
    outcomes = QUERIES.map((query) => outcomeOf(engine, query));
  }, LOAD_TIMEOUT_MS);

  it('is at least 120 different queries, a third of them from after the ranking was fixed', () => {
    expect(new Set(QUERIES.map(({ query }) => query)).size).toBe(QUERIES.length);
    expect(QUERIES.length).toBeGreaterThanOrEqual(120);
    expect(QUERIES.filter(({ set }) => set === 'after').length).toBeGreaterThanOrEqual(QUERIES.length / 3);
  });

  it('is answered by pages that exist', () => {
    const missing = QUERIES.flatMap((query) => query.pages.filter((page) => !pages.has(page)));
    expect(missing).toEqual([]);
    expect(QUERIES.filter((query) => query.pages.length === 0)).toEqual([]);
  });

  it('finds the answer first to what the dialog suggests', () => {
    const answered = outcomes.filter(({ place }) => place === 1).map(({ query }) => query);
    expect(FIRST_QUESTIONS.filter((question) => !answered.includes(question))).toEqual([]);
  });

  it('R-SEARCH-6: finds a page by each of its keywords, unless several pages share it', () => {
    const late = keywords
      .filter((query) => outcomeOf(engine, query).place > 3)
      .map(({ query, pages }) => ({ query, pages }));
    console.log(`${keywords.length} keywords, not among the first three: ${late.length}`);
    expect({ ok: late.length <= KEYWORDS_MISSED * keywords.length, late }).toEqual({ ok: true, late });
  });

  it('R-SEARCH-4: comes from an index that is small for its pages', () => {
    const [headings, texts] = [tiers.headings, tiers.texts].map((tier) => brotliSize(JSON.stringify(tier)));
    expect(headings).toBeLessThanOrEqual(BYTES_PER_PAGE.headings * pages.size);
    expect((headings ?? 0) + (texts ?? 0)).toBeLessThanOrEqual(BYTES_PER_PAGE.all * pages.size);
  });

  it.each(['before', 'after', 'all'] as const)(
    'R-SEARCH-6: finds its answer, queries written before or after the ranking was fixed: %s',
    (set) => {
      const asked = outcomes.filter((outcome) => set === 'all' || outcome.set === set);
      const share = (place: number) => asked.filter((outcome) => outcome.place <= place).length / asked.length;
      const shares = { firstThree: share(3), first: share(1) };
      console.log(`${set}: ${asked.length} queries, ${JSON.stringify(shares)}`);
      const late = asked.filter(({ place }) => place > 3).map(({ query, place, found }) => ({ query, place, found }));
      expect({ ok: shares.firstThree >= WANTED[set].firstThree, late }).toEqual({ ok: true, late });
      expect(shares.first).toBeGreaterThanOrEqual(WANTED[set].first);
    },
  );
});
