import type { SearchRecord } from '../record';
import { normalize, type Token, tokenize } from '../tokenize';
import { exactKey } from './exactKey';
import { type HeadingTier, packHeadings, unpackHeadings } from './headingTier';
import { buildPostings, type Postings } from './postings';
import { remembered } from './remembered';
import { isPageTop, lastPart, ownHeading, type SectionHead, toSections } from './section';
import { codeNames } from './codeNames';
import { packTexts, type Texts, type TextTier, unpackTexts } from './textTier';

/** What the site ships, in the order in which it is loaded: the headings can answer while the texts are on their way. */
export interface Tiers {
  headings: HeadingTier;
  texts: TextTier;
}

/** The embedded engine, ready for questions. */
export interface Engine {
  heads: SectionHead[];
  /** What a section is called: by its heading, and a page by the last part of its path too. */
  keys: string[][];
  /** Number of the page of each section. */
  pages: number[];
  /** The keywords of each page as terms, with spaces between them. */
  keywords: string[][];
  /** `undefined` as long as only the headings are there. */
  texts: Texts | undefined;
  /** Whether nothing more is awaited. Before, a name that stands nowhere whole is not looked for by its parts: it may be in the texts. */
  isFinal: boolean;
  postings: Postings;
  /** Terms of a heading or of a word. Each is taken apart once: with every key, the answer holds much of what it held before. */
  tokensOf: (text: string) => readonly Token[];
}

/** Packs the records into what the site ships. */
export function packTiers(records: readonly SearchRecord[]): Tiers {
  const sections = toSections(records);
  const texts = sections.map(({ text }) => text);
  const keywords = sections.filter(isPageTop).map((section) => section.keywords);
  return { headings: packHeadings(sections), texts: packTexts(texts, codeNames(sections), keywords) };
}

/**
 * Makes what the site ships ready for questions.
 *
 * @param textTier - left out as long as only the headings are there
 */
export function createEngine(headingTier: HeadingTier, textTier?: TextTier): Engine {
  const heads = unpackHeadings(headingTier);
  const texts = textTier && unpackTexts(textTier);
  return {
    heads,
    keys: heads.map(namesOf),
    pages: pagesOf(heads),
    keywords: texts ? keywordTerms(texts) : [],
    texts,
    isFinal: texts !== undefined,
    postings: buildPostings(heads, texts),
    tokensOf: remembered(tokenize),
  };
}

function keywordTerms({ words, keywords }: Texts): string[][] {
  return keywords.map((list) => list.map((keyword) => keyword.map((id) => normalize(words[id] ?? '')).join(' ')));
}

function namesOf(head: SectionHead): string[] {
  const names = isPageTop(head) ? [ownHeading(head), lastPart(head.url)] : [ownHeading(head)];
  return names.map(exactKey);
}

/** Sections of a page stand together, its top first. */
function pagesOf(heads: readonly SectionHead[]): number[] {
  let page = -1;
  return heads.map((head) => (isPageTop(head) ? ++page : page));
}
