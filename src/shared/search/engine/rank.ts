import type { SearchRequest } from '../protocol';
import { exactKeys } from './exactKey';
import type { Engine } from './index';
import { match, type Match } from './match';
import { matchBits, type MatchBits } from './matchBits';
import { nearnessOf } from './nearness';
import { queryWords } from './queryWords';
import { isPageTop, type SectionHead } from './section';
import type { Word } from '../tokenize';

/** A section that answers a question, with the reasons for its place. */
export interface Ranked {
  section: number;
  score: number;
  /** 2 for the page, 1 for the section that is called what was asked; these come before all others. */
  exact: 0 | 1 | 2;
  /** Share of the question that the section holds, by what its words say. */
  coverage: number;
  /** What the sections of its page score together, for their number, as a share of the page for which that is most. */
  page: number;
  /** Share of the neighbouring words of the question that are neighbours here too, those in the heading once more by half; 0 if it was not looked at. */
  nearness: number;
}

/** A question, looked up. */
export interface Ranking {
  /** For each word. */
  matches: Match[];
  bits: MatchBits;
  /** Best first. */
  ranked: Ranked[];
}

/** Share of a question that a section holds at least, if any section holds that much. */
const MIN_COVERAGE = 0.4;
/** What a word counts for that, which stands elsewhere on the page of the section. */
const ELSEWHERE = 0.5;
/** How far a section falls that holds less than the whole question: its score is multiplied by the coverage so many times. */
const COVERAGE_POWER = 2;
/** What the rest of its page adds to a section, at most, as a share of the score: a page that says more of it is about it. */
const PAGE_SHARE = 0.5;
/** What neighbouring words add, at most, as a share of the score. */
const NEARNESS_SHARE = 0.7;
/** What it adds that the name of a page, or of a section, begins with all that was typed; and letters that this takes at least. */
const BEGINNING_SHARE = { page: 0.5, section: 0.2 };
const MIN_BEGINNING = 3;
/** Best sections in which neighbours are looked for. */
const NEARNESS_LIMIT = 60;
/** Two sums of the same numbers in another order. */
const ROUNDING = 1e-6;

/** Finds the sections that answer a question: by all of its words, or those that say most of it. Words that stand nowhere do not count. */
export function rank(engine: Engine, request: Pick<SearchRequest, 'query' | 'language' | 'tags'>): Ranking {
  const wanted = engine.heads.map((head) => isWanted(head, request));
  const asked = queryWords(request.query);
  const last = Math.max(...asked.map(({ end }) => end));
  const scope = {
    postings: engine.postings,
    sectionCount: wanted.length,
    wanted: (section: number) => wanted[section] ?? false,
  };
  const matches = asked.map((word, at) =>
    match(word, scope, { isOpen: word.end === last, joined: joinedWith(word, asked[at - 1], asked[at + 1]) }),
  );
  const found = holding(engine, matches);
  const keys = exactKeys(request.query);
  const typed = keys[0] ?? '';
  const sorted = withPages(engine, found)
    .map((result) => ({
      ...result,
      score: result.score * (1 + beginningShare(engine, result.section, typed)),
      exact: exactness(engine, result.section, keys),
    }))
    .sort(better);
  const bits = matchBits(engine.postings, matches);
  const nearness = nearnessOf(engine, bits);
  const near = sorted.slice(0, NEARNESS_LIMIT).map((result) => {
    const share = nearness(result.section);
    return { ...result, nearness: share, score: result.score * (1 + NEARNESS_SHARE * share) };
  });
  return { matches, bits, ranked: [...near.sort(better), ...sorted.slice(NEARNESS_LIMIT)] };
}

/** What a word is with its neighbours in one: `wait list` may mean `waitlist`. */
function joinedWith({ term }: Word, before: Word | undefined, after: Word | undefined): string[] {
  return [...(before ? [before.term + term] : []), ...(after ? [term + after.term] : [])];
}

/** The sections that hold enough of the question, with what they score. */
function holding({ heads, pages }: Engine, matches: readonly Match[]): Omit<Ranked, 'exact'>[] {
  const all = matches.reduce((sum, { rarity }) => sum + rarity, 0);
  const onPages = matches.map(({ weights }) => new Set(pages.filter((_, section) => weights[section])));
  const found: Omit<Ranked, 'exact'>[] = [];
  for (let section = 0; section < heads.length; section += 1) {
    let [base, held, elsewhere] = [0, 0, 0];
    matches.forEach(({ weights, said, rarity }, word) => {
      const weight = weights[section] ?? 0;
      base += rarity * weight;
      if (weight > 0) held += rarity * (said[section] ?? 0);
      else if (onPages[word]?.has(pages[section] ?? -1)) elsewhere += rarity;
    });
    if (held === 0) continue;
    const coverage = (held + ELSEWHERE * elsewhere) / all;
    found.push({ section, score: base * coverage ** COVERAGE_POWER, coverage, page: 0, nearness: 0 });
  }
  const most = found.reduce((max, { coverage }) => Math.max(max, coverage), 0);
  const least = Math.min(most, MIN_COVERAGE) - ROUNDING;
  return found.filter(({ coverage }) => coverage >= least);
}

/** Raises the sections of pages that are about the question: those of which many sections answer it, for their length. */
function withPages({ pages }: Engine, found: readonly Omit<Ranked, 'exact'>[]): Omit<Ranked, 'exact'>[] {
  const sizes = sumsBy(pages, () => 1);
  const sums = sumsBy(
    found.map(({ section }) => pages[section] ?? 0),
    (at) => found[at]?.score ?? 0,
  );
  const evidence = new Map([...sums].map(([page, sum]) => [page, sum / Math.sqrt(sizes.get(page) ?? 1)]));
  const most = Math.max(...evidence.values());
  return found.map((result) => {
    const page = (evidence.get(pages[result.section] ?? 0) ?? 0) / most;
    return { ...result, page, score: result.score * (1 + PAGE_SHARE * page) };
  });
}

function sumsBy(keys: readonly number[], value: (at: number) => number): Map<number, number> {
  const sums = new Map<number, number>();
  keys.forEach((key, at) => sums.set(key, (sums.get(key) ?? 0) + value(at)));
  return sums;
}

/** What it adds to a section that its name begins with all that was typed, as a share of the score. */
function beginningShare({ heads, keys }: Engine, section: number, typed: string): number {
  const head = heads[section];
  if (!head || typed.length < MIN_BEGINNING || !keys[section]?.some((key) => key.startsWith(typed))) return 0;
  return isPageTop(head) ? BEGINNING_SHARE.page : BEGINNING_SHARE.section;
}

function exactness({ heads, keys }: Engine, section: number, asked: readonly string[]): Ranked['exact'] {
  const head = heads[section];
  if (!head || !keys[section]?.some((key) => asked.includes(key))) return 0;
  return isPageTop(head) ? 2 : 1;
}

function better(a: Ranked, b: Ranked): number {
  return b.exact - a.exact || b.score - a.score || a.section - b.section;
}

function isWanted({ language, tag }: SectionHead, request: Pick<SearchRequest, 'language' | 'tags'>): boolean {
  return language === request.language && request.tags.includes(tag);
}
