import type { Engine } from '../search/engine';
import { isTypo } from '../search/engine/isTypo';
import type { Match } from '../search/engine/match';
import { shareSaid } from '../search/engine/queryWords';
import { rank } from '../search/engine/rank';
import { saidBits } from '../search/engine/saidBits';
import { isPageTop, PAGE_DEPTH } from '../search/engine/section';
import { synonymsOf } from '../search/synonymsOf';
import { isPasted, quotedOf } from './quoted';
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
/** A section is shown in place of the top of its page if its heading says this share of the question, in words that the title does not say. */
const LEAST_NAMED = 0.2;
/** How much less of the question than the top such a section may hold. */
const NAMED_REACH = 0.3;
/** A section whose heading says nothing of the question is shown in place of the top if the search gives it this share of the score of the top. */
const LEAST_OF_TOP = 0.25;
/** What the words of a pasted message tell together that a section quotes, for it to be an answer. */
const LEAST_QUOTED = 6.5;
const MOST_PASSAGES = 4;
const MOST_WORDS = 30;
/** Best results of the search that are looked at. */
const CANDIDATES = 40;
/** Keeps the last word of a question from being taken for the beginning of a longer one. It is no word of any docs. */
const CLOSING = 'qqqqqqqq';

/**
 * The sections of the docs that answer a question, or none. A section answers if it says enough of the words that tell what is asked;
 * words that stand nowhere in the docs tell most, so that a question about something else finds nothing. Keywords of pages tell which
 * sections come first, and answer by themselves only a question that is one of them. Of a message that was pasted, with whatever the
 * tool wrote around it, it is enough that a section quotes some words.
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

/** What turns a question around, although search leaves it out: a node that won't start is not "Start a node". */
const NEGATED = /\b(?:are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)n['’]?t\b|\bcannot\b/i;

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
  const { matches, bits, ranked } = rank(engine, { ...asked, query: `${query} ${CLOSING}` }, MOST_WORDS);
  const byTerm = new Map(matches.map((match, at) => [match.word, { match, bit: 1 << at }]));
  const saysItself = saidBits(engine, bits);
  const saidSomewhere = saysItself.reduce((all, said) => all | said, 0);
  const words = telling(query, MOST_WORDS).flatMap(({ term, text, isName }) => {
    const { match, bit = 0 } = byTerm.get(term) ?? {};
    if (!match) return [];
    const isKnown = (saidSomewhere & bit) !== 0 && (isName ? standsAsName(match) : standsAsWord(engine, match));
    return [{ term, text, match, bit, isKnown, weight: isKnown ? match.rarity : unknownWeight(engine, term) }];
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

  const found = ranked.slice(0, CANDIDATES).flatMap(({ section, score }) => {
    if (isEmpty(engine, section)) return [];
    const evidence = share(own, ({ match }) => match.said[section] ?? 0);
    const itself = share(own, ({ match, bit }) => ((saysItself[section] ?? 0) & bit ? (match.said[section] ?? 0) : 0));
    const page = engine.pages[section];
    const isAbout = kept.length === 0 || share(kept, ({ match }) => saidOnPage(match.said, page)) >= LEAST_EVIDENCE;
    if (!isAbout) return [];
    const [heading, title] = [headingTerms(engine, section), headingTerms(engine, engine.pages.indexOf(page ?? 0))];
    const named = share(own, ({ match }) =>
      Number(isSaidBy(engine, match, heading) && !isSaidBy(engine, match, title)),
    );
    return [{ section, score, evidence, itself, named }];
  });
  const byKeyword = found.filter((candidate) => isKeyword(engine, candidate, own));
  // What is called just as it is asked comes first.
  const called = NEGATED.test(query)
    ? []
    : found.filter((candidate) => byKeyword.includes(candidate) || isCalled(engine, candidate, own));
  const candidates = [...called, ...found.filter((candidate) => !called.includes(candidate))];
  const isSaid = found.some(({ itself }) => itself >= LEAST_EVIDENCE);
  const answers = isSaid ? candidates : byKeyword;
  const quoting = answers.length === 0 && isPasted(asked.question) ? quotingMost(engine, found, matches) : [];
  const finding = {
    passages: choose(engine, [...answers, ...quoting], words.length > 1),
    unknown: own.filter(({ isKnown }) => !isKnown).map(({ text }) => text),
    keepsSubject: about.length > 0,
  };
  return { finding, evidence: bestOf(candidates) };
}

/** The sections that quote a message, those first that quote most of it. */
function quotingMost(engine: Engine, found: readonly Candidate[], matches: readonly Match[]): Candidate[] {
  const quoted = quotedOf(engine, matches);
  return found
    .map((candidate) => ({ candidate, weight: quoted(candidate.section) }))
    .filter(({ weight }) => weight >= LEAST_QUOTED)
    .sort((a, b) => b.weight - a.weight)
    .map(({ candidate }) => candidate);
}

/** Whether the words of a heading are those of a question, of which there are at least two. */
function isCalled({ heads }: Engine, { section }: Candidate, own: readonly { term: string }[]): boolean {
  const terms = new Set(own.map(({ term }) => term));
  const heading = new Set(telling(heads[section]?.headings.at(-1) ?? '').map(({ term }) => term));
  return terms.size > 1 && terms.size === heading.size && [...heading].every((term) => terms.has(term));
}

/** Whether a keyword of a page, at its top, has the words of a question, of which there are at least two. */
function isKeyword(engine: Engine, candidate: Candidate, own: readonly { term: string }[]): boolean {
  const terms = new Set(own.map(({ term }) => term));
  if (terms.size < 2 || !isTop(engine, candidate)) return false;
  return (engine.keywords[engine.pages[candidate.section] ?? 0] ?? []).some((keyword) => {
    const words = keyword.split(' ');
    return words.length === terms.size && words.every((word) => terms.has(word));
  });
}

/** What a match of a word counts at least, of 1, for the word to stand in the docs; a typo and a synonym count this. */
const SURE = 0.5;

/** Whether a name stands in the docs as it is, whole and not as a typo of another word, or by another name that it has there. */
function standsAsName({ word, whole, terms }: Match): boolean {
  if (synonymsOf(word).length > 0) return true;
  return [...whole].some((id) => (terms.get(id) ?? 0) > SURE);
}

/** What a typo leaves of a word that is meant, at least: `binance` is no typo of `finance`, and `poem` none of `pem`. */
const LEAST_MEANT = 4;

/** Whether a word stands in the docs in any form, or as a typo that begins as the word does. */
function standsAsWord({ postings }: Engine, { word, terms }: Match): boolean {
  return [...terms].some(([id, value]) => {
    const term = postings.terms[id] ?? '';
    const isOther = term[0] !== word[0] || term.length < LEAST_MEANT;
    return value > SURE || (value === SURE && !(isOther && isTypo(word, term)));
  });
}

/** A word that stands nowhere tells as much as one that stands in a single section, and less if questions of all kinds have it. */
function unknownWeight({ heads }: Engine, term: string): number {
  return Math.log(1 + (heads.length + 0.5) / 0.5) * shareSaid({ term });
}

/** Whether there is no text below the heading. */
function isEmpty({ texts }: Engine, section: number): boolean {
  return texts?.starts[section] === texts?.starts[section + 1];
}

/** The best sections, one of each page: others may answer what the first does not. */
function choose(engine: Engine, candidates: readonly Candidate[], isSpecific: boolean): Passage[] {
  const perPage = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const page = engine.pages[candidate.section] ?? 0;
    perPage.set(page, [...(perPage.get(page) ?? []), candidate]);
  }
  const chosen = [...perPage.values()].slice(0, MOST_PASSAGES);
  return chosen
    .flatMap((own) => (isSpecific ? sectionOf(engine, own) : own.slice(0, 1)))
    .map(({ section }) => passageAt(engine, section));
}

/**
 * What to show of a page. Its top tells what the page is about; a question of more than one word is better answered by the section
 * whose heading says what the title does not, or by one that holds as much and that the search does not place far below the top.
 */
function sectionOf(engine: Engine, own: readonly Candidate[]): Candidate[] {
  const [first, ...others] = own;
  if (!first || !isTop(engine, first)) return own.slice(0, 1);
  const near = others.filter(({ evidence }) => evidence >= first.evidence - NAMED_REACH);
  const most = near.reduce((value, { named }) => Math.max(value, named), 0);
  const shown =
    most >= LEAST_NAMED
      ? near.find(({ named }) => named === most)
      : others.find(({ evidence, score }) => evidence >= first.evidence && score >= first.score * LEAST_OF_TOP);
  return [shown ?? first];
}

/** The words of the own heading of a section. */
function headingTerms({ heads, tokensOf }: Engine, section: number): ReadonlySet<string> {
  return new Set(tokensOf(heads[section]?.headings.at(-1) ?? '').map(({ term }) => term));
}

/** Whether a text says a word, in this form or another. */
function isSaidBy({ postings }: Engine, { whole }: Match, terms: ReadonlySet<string>): boolean {
  return [...whole].some((id) => terms.has(postings.terms[id] ?? ''));
}

interface Candidate {
  section: number;
  /** What the search gives it. */
  score: number;
  /** Share of the question that the section and the keywords of its page hold, by how much its words tell, from 0 to 1. */
  evidence: number;
  /** The same without the keywords of its page. */
  itself: number;
  /** Share of the question that its heading says and the title of its page does not. */
  named: number;
}

function bestOf(candidates: readonly Candidate[]): number {
  return candidates.reduce((most, { evidence }) => Math.max(most, evidence), 0);
}

function isTop({ heads }: Engine, { section }: Pick<Candidate, 'section'>): boolean {
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
