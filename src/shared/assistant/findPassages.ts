import type { Engine } from '../search/engine';
import type { Match } from '../search/engine/match';
import { shareSaid } from '../search/engine/queryWords';
import { rank } from '../search/engine/rank';
import { isPageTop, PAGE_DEPTH } from '../search/engine/section';
import { synonymsOf } from '../search/synonymsOf';
import { telling, type Telling } from './telling';

/** A section of the docs that answers a question. It holds no text: that comes from the page, so that nothing is made up. */
export interface Passage {
  /** Path below the base URL with the anchor of the section, if it is not the top of its page. */
  url: string;
  /** Title of the page, then the headings down to the own one. */
  headings: string[];
  /** How many headings before it on its page have the same words: this tells two of them apart. */
  occurrence: number;
}

/** What the docs hold for a question. */
export interface Finding {
  /** Best first; empty if no section holds enough of the question. */
  passages: Passage[];
  /** Words of the question that stand nowhere in these docs, as they were typed. */
  unknown: string[];
  /** Whether the passages keep the subject that was given; `false` if the question was taken by itself. */
  keepsSubject: boolean;
}

/** A question in its context. */
export interface Asked {
  question: string;
  /** An earlier question, of which this one is about a detail. */
  subject?: string;
  language: string;
  /** Versions of the docs in which to look. */
  tags: readonly string[];
}

/** Share of a question that a section must hold for there to be an answer. Found with the development set of tests/assistant. */
const LEAST_EVIDENCE = 0.7;
/** How much less than the best section a passage may hold: what the search places higher is more than its words. */
const REACH = 0.35;
const MOST_PASSAGES = 4;
const MOST_WORDS = 30;
/** Best results of the search that are looked at. */
const CANDIDATES = 40;
/** Keeps the last word of a question from being taken for the beginning of a longer one. It is no word of any docs. */
const CLOSING = 'qqqqqqqq';

/**
 * The sections of the docs that answer a question, or none. A section answers if it holds enough of the words that tell what is
 * asked; words that stand nowhere in the docs tell most, so that a question about something else finds nothing.
 */
export function findPassages(engine: Engine, asked: Asked): Finding {
  const alone = look(engine, asked, asked.question, []);
  if (!asked.subject) return alone.finding;
  const about = telling(asked.subject, MOST_WORDS);
  const within = look(engine, asked, `${asked.question} ${asked.subject}`, about);
  const isWithin =
    within.finding.passages.length > 0 && !(standsAlone(asked.question, about) && alone.evidence >= within.evidence);
  return isWithin ? { ...within.finding, unknown: alone.finding.unknown } : { ...alone.finding, keepsSubject: false };
}

/** Words by which a question refers back to the one before it. */
const REFERS_BACK = /\b(?:it|its|this|these|those|they|them|there|ones?)\b|^(?:and|but|or|what about|how about)\b/i;

/** How a whole question begins, not the rest of one, such as `What is the limit?` */
const WHOLE = /^(?:what (?:is|are) (?!the\b)|how (?:do|can) (?:i|you|we) )/i;

/** Whether a question names by itself what it is about. */
function standsAlone(question: string, about: readonly Telling[]): boolean {
  const subject = new Set(about.map(({ term }) => term));
  const own = telling(question, MOST_WORDS).filter(({ term }) => !subject.has(term));
  return own.length > (WHOLE.test(question) ? 0 : 1) && !REFERS_BACK.test(question);
}

/** What is found, and how much of the question the best section holds. */
interface Look {
  finding: Finding;
  evidence: number;
}

function look(engine: Engine, asked: Asked, query: string, about: readonly Telling[]): Look {
  const { matches, ranked } = rank(engine, { ...asked, query: `${query} ${CLOSING}` }, MOST_WORDS);
  const byTerm = new Map(matches.map((match) => [match.word, match]));
  const words = telling(query, MOST_WORDS).flatMap(({ term, text, isName }) => {
    const match = byTerm.get(term);
    if (!match) return [];
    const isKnown = match.rarity > 0 && (isName ? standsAsName(match) : Math.max(...match.terms.values()) >= SURE);
    return [{ term, text, match, isKnown, weight: isKnown ? match.rarity : unknownWeight(engine, term) }];
  });
  const subject = new Set(about.map(({ term }) => term));
  const own = words.filter(({ term }) => !subject.has(term));
  const kept = words.filter(({ term }) => subject.has(term));
  const share = (list: typeof words, held: (word: (typeof words)[number]) => number) => {
    const all = list.reduce((sum, { weight }) => sum + weight, 0);
    return all === 0 ? 0 : list.reduce((sum, word) => sum + (word.isKnown ? word.weight * held(word) : 0), 0) / all;
  };
  const saidOnPage = (said: Float32Array, page: number | undefined) =>
    said.reduce((most, value, section) => (engine.pages[section] === page ? Math.max(most, value) : most), 0);

  const found = ranked.slice(0, CANDIDATES).flatMap(({ section }) => {
    if (isEmpty(engine, section)) return [];
    const evidence = share(own, ({ match }) => match.said[section] ?? 0);
    const page = engine.pages[section];
    const isAbout = kept.length === 0 || share(kept, ({ match }) => saidOnPage(match.said, page)) >= LEAST_EVIDENCE;
    return isAbout ? [{ section, evidence }] : [];
  });
  // What is called just as it is asked comes first.
  const called = found.filter((candidate) => isCalled(engine, candidate, own));
  const candidates = [...called, ...found.filter((candidate) => !called.includes(candidate))];
  const finding = {
    passages: choose(engine, candidates, words.length > 1),
    unknown: own.filter(({ isKnown }) => !isKnown).map(({ text }) => text),
    keepsSubject: about.length > 0,
  };
  return { finding, evidence: bestOf(candidates) };
}

/** Whether the words of a heading are those of a question, of which there are at least two. */
function isCalled({ heads }: Engine, { section }: Candidate, own: readonly { term: string }[]): boolean {
  const terms = new Set(own.map(({ term }) => term));
  const heading = new Set(telling(heads[section]?.headings.at(-1) ?? '').map(({ term }) => term));
  return terms.size > 1 && terms.size === heading.size && [...heading].every((term) => terms.has(term));
}

/** What a match of a word counts at least, of 1, for the word to stand in the docs; a typo and a synonym count this. */
const SURE = 0.5;

/** Whether a name stands in the docs as it is, whole and not as a typo of another word, or by another name that it has there. */
function standsAsName({ word, whole, terms }: Match): boolean {
  if (synonymsOf(word).length > 0) return true;
  return [...whole].some((id) => (terms.get(id) ?? 0) > SURE);
}

/** A word that stands nowhere tells as much as one that stands in a single section, and less if questions of all kinds have it. */
function unknownWeight({ heads }: Engine, term: string): number {
  return Math.log(1 + (heads.length + 0.5) / 0.5) * shareSaid({ term });
}

/** Whether there is no text below the heading. */
function isEmpty({ texts }: Engine, section: number): boolean {
  return texts?.starts[section] === texts?.starts[section + 1];
}

/**
 * The best sections, one of each page: others may answer what the first does not. The top of a page tells what the page is about;
 * a question of more than one word is better answered by the section that holds as much.
 */
function choose(engine: Engine, candidates: readonly Candidate[], isSpecific: boolean): Passage[] {
  const best = bestOf(candidates);
  if (best < LEAST_EVIDENCE) return [];
  const perPage = new Map<number, Candidate>();
  for (const candidate of candidates) {
    if (candidate.evidence < best - REACH) continue;
    const page = engine.pages[candidate.section] ?? 0;
    const known = perPage.get(page);
    const isBetter = known && isSpecific && isTop(engine, known) && candidate.evidence >= known.evidence;
    if (!known || isBetter) perPage.set(page, candidate);
  }
  const chosen = [...perPage.values()].slice(0, MOST_PASSAGES);
  return chosen.map(({ section }) => passageAt(engine, section));
}

interface Candidate {
  section: number;
  /** Share of the question that the section holds, by how much its words tell, from 0 to 1. */
  evidence: number;
}

function bestOf(candidates: readonly Candidate[]): number {
  return candidates.reduce((most, { evidence }) => Math.max(most, evidence), 0);
}

function isTop({ heads }: Engine, { section }: Candidate): boolean {
  const head = heads[section];
  return head !== undefined && isPageTop(head);
}

function passageAt({ heads, pages }: Engine, section: number): Passage {
  const head = heads[section];
  const heading = head?.headings.at(-1);
  const before = heads.slice(pages.indexOf(pages[section] ?? 0), section);
  return {
    url: head?.url ?? '',
    headings: (head?.headings ?? []).slice(PAGE_DEPTH - 1).filter((text) => text !== null),
    occurrence: before.filter((other) => other.headings.at(-1) === heading).length,
  };
}
