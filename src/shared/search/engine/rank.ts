import type { SearchRequest } from '../protocol';
import { exactKey } from './exactKey';
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
const MIN_COVERAGE = 0.25;
/** What a word counts for that, which stands elsewhere on the page of the section. */
const ELSEWHERE = 0.5;
/** How far a section falls that holds less than the whole question: its score is multiplied by the coverage so many times. */
const COVERAGE_POWER = 2;
/** What the rest of its page adds to a section, at most, as a share of the score: a page that says more of it is about it. */
const PAGE_SHARE = 0.8;
/** What neighbouring words add, at most, as a share of the score. */
const NEARNESS_SHARE = 0.7;
/** What it adds that the name of a page, or of a section, begins with all that was typed; and letters that this takes at least. */
const BEGINNING_SHARE = { page: 0.5, section: 0.2 };
const MIN_BEGINNING = 3;
/** What it adds to the top of a page that one of its keywords is the whole question. */
const KEYWORD_SHARE = 2;
/** Best sections in which neighbours are looked for. */
const NEARNESS_LIMIT = 60;
/** What a section counts of an example: it uses what another page explains. */
const EXAMPLE_SHARE = 0.85;
const EXAMPLE = '/examples/';
/** How a question begins that wants to know what a thing is: the thing alone is its name. */
const ASKS_WHAT = /^what(?:'s|’s| is| are) (?:an? |the )?/i;
/** Two sums of the same numbers in another order. */
const ROUNDING = 1e-6;

/** Finds the sections that answer a question: by all of its words, or those that say most of it. Words that stand nowhere do not count. */
export function rank(
  engine: Engine,
  request: Pick<SearchRequest, 'query' | 'language' | 'tags'>,
  most?: number,
): Ranking {
  const wanted = engine.heads.map((head) => isWanted(head, request));
  const asked = queryWords(request.query, most);
  const last = Math.max(...asked.map(({ end }) => end));
  const scope = {
    postings: engine.postings,
    sectionCount: wanted.length,
    isFinal: engine.isFinal,
    wanted: (section: number) => wanted[section] ?? false,
  };
  const matches = asked.map((word, at) =>
    match(word, scope, { isOpen: word.end === last, ...withNeighbours(word, asked[at - 1], asked[at + 1]) }),
  );
  const key = exactKey(request.query);
  const defined = exactKey(request.query.replace(ASKS_WHAT, ''));
  const keyword = asked.map(({ term }) => term).join(' ');
  // One object for each section, changed in place: there are thousands, with every key.
  const found = holding(engine, matches);
  raisePages(engine, found);
  for (const result of found) {
    result.score *=
      (1 + beginningShare(engine, result.section, key)) *
      (1 + keywordShare(engine, result.section, keyword)) *
      shareOf(engine, result.section);
    result.exact = Math.max(
      exactness(engine, result.section, key),
      exactness(engine, result.section, defined),
    ) as Ranked['exact'];
  }
  found.sort(better);
  const bits = matchBits(engine.postings, matches);
  const nearness = nearnessOf(engine, bits);
  const near = found.slice(0, NEARNESS_LIMIT);
  for (const result of near) {
    result.nearness = nearness(result.section);
    result.score *= 1 + NEARNESS_SHARE * result.nearness;
  }
  spread(engine, near.sort(better));
  return { matches, bits, ranked: [...near.sort(better), ...found.slice(NEARNESS_LIMIT)] };
}

/** What a word is with its neighbours, in one, as `wait list` may mean `waitlist`, and in two. */
function withNeighbours({ term }: Word, before: Word | undefined, after: Word | undefined) {
  const pairs = [...(before ? [[before.term, term]] : []), ...(after ? [[term, after.term]] : [])];
  return { joined: pairs.map((pair) => pair.join('')), phrases: pairs.map((pair) => pair.join(' ')) };
}

/** The sections that hold enough of the question, with what they score. */
function holding({ heads, pages }: Engine, matches: readonly Match[]): Ranked[] {
  const all = matches.reduce((sum, { rarity }) => sum + rarity, 0);
  // Sums by section, and by word and page whether it stands there: plain arrays, because this runs with every key.
  const [base, held, elsewhere] = [0, 0, 0].map(() => new Float32Array(heads.length)) as Sums;
  for (const { weights, said, rarity } of matches) {
    const onPage = new Uint8Array(pages.length);
    weights.forEach((weight, section) => {
      if (weight === 0) return;
      onPage[pages[section] ?? 0] = 1;
      base[section] = (base[section] ?? 0) + rarity * weight;
      held[section] = (held[section] ?? 0) + rarity * (said[section] ?? 0);
    });
    pages.forEach((page, section) => {
      if (onPage[page] && !weights[section]) elsewhere[section] = (elsewhere[section] ?? 0) + rarity;
    });
  }
  const found: Ranked[] = [];
  held.forEach((share, section) => {
    if (share === 0) return;
    const coverage = (share + ELSEWHERE * (elsewhere[section] ?? 0)) / all;
    const score = (base[section] ?? 0) * coverage ** COVERAGE_POWER;
    found.push({ section, score, exact: 0, coverage, page: 0, nearness: 0 });
  });
  const most = found.reduce((max, { coverage }) => Math.max(max, coverage), 0);
  const least = Math.min(most, MIN_COVERAGE) - ROUNDING;
  return found.filter(({ coverage }) => coverage >= least);
}

type Sums = [Float32Array, Float32Array, Float32Array];

/** Raises the sections of pages that are about the question: those of which many sections answer it, for their length. */
function raisePages({ pages }: Engine, found: readonly Ranked[]): void {
  const [sizes, sums] = [new Float32Array(pages.length), new Float32Array(pages.length)];
  for (const page of pages) sizes[page] = (sizes[page] ?? 0) + 1;
  for (const { section, score } of found) {
    const page = pages[section] ?? 0;
    sums[page] = (sums[page] ?? 0) + score;
  }
  const evidence = sums.map((sum, page) => sum / Math.sqrt(sizes[page] || 1));
  const most = evidence.reduce((max, one) => Math.max(max, one), 0);
  for (const result of found) {
    result.page = (evidence[pages[result.section] ?? 0] ?? 0) / most;
    result.score *= 1 + PAGE_SHARE * result.page;
  }
}

/** Lowers the second section of a page, and the third more, so that other pages come before them: a reader looks for a page. */
function spread({ pages }: Engine, sorted: readonly Ranked[]): void {
  const shown = new Uint16Array(pages.length);
  for (const result of sorted) {
    const page = pages[result.section] ?? 0;
    shown[page] = (shown[page] ?? 0) + 1;
    result.score /= shown[page] ?? 1;
  }
}

/** What it adds to a section that its name begins with all that was typed, as a share of the score. */
function beginningShare({ heads, keys }: Engine, section: number, typed: string): number {
  const head = heads[section];
  if (!head || typed.length < MIN_BEGINNING || !keys[section]?.some((key) => key.startsWith(typed))) return 0;
  return isPageTop(head) ? BEGINNING_SHARE.page : BEGINNING_SHARE.section;
}

/** What it adds to a section that the words of the question are those of one of its keywords, as a share of the score. */
function keywordShare({ heads, pages, keywords }: Engine, section: number, asked: string): number {
  const head = heads[section];
  const isKeyword = head && isPageTop(head) && keywords[pages[section] ?? 0]?.includes(asked);
  return isKeyword ? KEYWORD_SHARE : 0;
}

function shareOf({ heads }: Engine, section: number): number {
  return heads[section]?.url.includes(EXAMPLE) ? EXAMPLE_SHARE : 1;
}

function exactness({ heads, keys }: Engine, section: number, asked: string): Ranked['exact'] {
  const head = heads[section];
  if (!head || !asked || !keys[section]?.includes(asked)) return 0;
  return isPageTop(head) ? 2 : 1;
}

function better(a: Ranked, b: Ranked): number {
  return b.exact - a.exact || b.score - a.score || a.section - b.section;
}

function isWanted({ language, tag }: SectionHead, request: Pick<SearchRequest, 'language' | 'tags'>): boolean {
  return language === request.language && request.tags.includes(tag);
}
