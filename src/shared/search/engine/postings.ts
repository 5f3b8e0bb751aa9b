import { words } from '../tokenize';
import { isPageTop, lastPart, ownHeading, PAGE_DEPTH, type SectionHead } from './section';
import type { Texts } from './textTier';

/** Where each term stands. */
export interface Postings {
  /** All terms, sorted. The number of a term is its place here. */
  terms: string[];
  /** Where the entries of each term begin; one number more than there are terms. */
  starts: Uint32Array;
  /** Section of each entry. */
  sections: Uint32Array;
  /** How much each entry says about its section: the sum over the fields, see `FIELDS`. */
  weights: Float32Array;
  /** Number of different words of the texts. */
  wordCount: number;
  /** Words of the texts that each term stands for, whole or as a part, by the numbers of both. */
  termWords: readonly number[][];
  /** Terms of each word of each heading: the whole word, then its parts. */
  headingTerms: ReadonlyMap<string, Uint32Array[]>;
}

/**
 * What a match counts at most, and how much the length of the field takes from that. A second match adds less than the first.
 */
const FIELDS = {
  /** Title, at the top of its page only. */
  title: { most: 11, lengthShare: 0.9 },
  /** Last part of the path, at the top of a page only: the name that its author gave the page in a word or two. */
  address: { most: 6, lengthShare: 0.9 },
  /** Own heading, below the top. */
  heading: { most: 5, lengthShare: 0.9 },
  /** Page and headings above the own one. */
  path: { most: 3, lengthShare: 0.9 },
  /** A long text is no worse than a short one: a reader looks for a page, not for a paragraph. */
  text: { most: 2, lengthShare: 0.3 },
  /** First words of the text at the top of a page: its description, and what the page says about itself. */
  lead: { most: 4, lengthShare: 0.3 },
  /** Keywords, at the top of a page only: nearly as a heading, however many there are. */
  keywords: { most: 3, lengthShare: 0 },
};
/** Words at the top of a page that are its lead. */
const LEAD_WORDS = 60;
/** What a part of a name counts, beside a word of its own. */
const PART = 0.6;
/** How soon further matches in a field add little: the usual value of BM25. */
const SATURATION = 1.2;

type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/**
 * Lists where each term stands, and what it says there.
 *
 * @param heads - the sections in their order, by which entries name them
 * @param texts - left out as long as only the headings are there
 */
export function buildPostings(heads: readonly SectionHead[], texts: Texts | undefined): Postings {
  const fields = heads.map(headingFields);
  const headings = [...new Set(fields.flatMap((lists) => Object.values(lists).flat()))];
  const ofHeading = headings.map(termsOf);
  const ofWord = texts?.words.map((word, id) => (texts.isWord[id] ? (termsOf(word)[0] ?? []) : [])) ?? [];
  const terms = [...new Set([...ofHeading.flat(), ...ofWord].flat())].sort();
  const ids = new Map(terms.map((term, id) => [term, id]));
  const numbers = (list: string[]) => Uint32Array.from(list, (term) => ids.get(term) ?? 0);
  const wordTerms = ofWord.map(numbers);
  const headingTerms = new Map(headings.map((heading, at) => [heading, ofHeading[at]?.map(numbers) ?? []]));

  const pageTops = heads.map(isPageTop);
  const lists = (names: readonly string[]) => names.flatMap((name) => headingTerms.get(name) ?? []);
  let page = -1;
  const keywordsAt = (section: number) => {
    if (!pageTops[section]) return [];
    page += 1;
    return texts?.keywords[page]?.flat().flatMap((word) => wordTerms[word] ?? []) ?? [];
  };
  const bags = fields.map(({ title, address, heading, path }, section) => ({
    title: lists(title),
    address: lists(address),
    heading: lists(heading),
    path: lists(path),
    keywords: keywordsAt(section),
    ...textFields(textBag(texts, wordTerms, section), pageTops[section] ? LEAD_WORDS : 0),
  }));
  const termWords = inverted(wordTerms, terms.length);
  return { terms, wordCount: wordTerms.length, termWords, headingTerms, ...collect(bags, terms.length) };
}

function inverted(lists: readonly Uint32Array[], count: number): number[][] {
  const inverse: number[][] = Array.from({ length: count }, () => []);
  lists.forEach((list, at) => list.forEach((number) => inverse[number]?.push(at)));
  return inverse;
}

/** For each word the whole, then its parts. */
function termsOf(text: string): string[][] {
  return words(text).map(({ term, parts }) => [term, ...parts.map((part) => part.term)]);
}

function headingFields(head: SectionHead): Record<Exclude<Field, 'text' | 'lead' | 'keywords'>, string[]> {
  const own = [ownHeading(head)];
  const path = head.headings.slice(PAGE_DEPTH - 1, -1).filter((heading) => heading !== null);
  return isPageTop(head)
    ? { title: own, address: [lastPart(head.url)], heading: [], path }
    : { title: [], address: [], heading: own, path };
}

function textFields(bag: readonly Uint32Array[], leadLength: number) {
  return { lead: bag.slice(0, leadLength), text: bag.slice(leadLength) };
}

function textBag(texts: Texts | undefined, wordTerms: readonly Uint32Array[], section: number): Uint32Array[] {
  if (!texts) return [];
  const bag: Uint32Array[] = [];
  for (const token of texts.tokens.subarray(texts.starts[section], texts.starts[section + 1])) {
    const terms = wordTerms[token];
    if (terms && terms.length > 0) bag.push(terms);
  }
  return bag;
}

/** Weighs the terms of all sections and sorts the entries by term. */
function collect(bags: readonly Record<Field, readonly Uint32Array[]>[], termCount: number) {
  const means = Object.fromEntries(FIELD_NAMES.map((field) => [field, meanLength(bags.map((bag) => bag[field]))]));
  const [counts, weights] = [new Float32Array(termCount), new Float32Array(termCount)];
  const entries: { terms: number[]; sections: number[]; weights: number[] } = { terms: [], sections: [], weights: [] };
  const perTerm = new Uint32Array(termCount + 1);
  bags.forEach((bag, section) => {
    const here: number[] = [];
    for (const field of FIELD_NAMES) {
      const { most, lengthShare } = FIELDS[field];
      const length = bag[field].length / (means[field] || 1);
      const slowness = SATURATION * (1 - lengthShare + lengthShare * length);
      for (const term of count(bag[field], counts)) {
        const found = counts[term] ?? 0;
        counts[term] = 0;
        if (weights[term] === 0) here.push(term);
        weights[term] = (weights[term] ?? 0) + (most * found) / (found + slowness);
      }
    }
    for (const term of here) {
      entries.terms.push(term);
      entries.sections.push(section);
      entries.weights.push(weights[term] ?? 0);
      weights[term] = 0;
      perTerm[term + 1] = (perTerm[term + 1] ?? 0) + 1;
    }
  });
  return byTerm(entries, perTerm);
}

/** Adds up how often each term stands in a bag, and gives the terms. */
function count(bag: readonly Uint32Array[], counts: Float32Array): number[] {
  const seen: number[] = [];
  for (const terms of bag) {
    terms.forEach((term, part) => {
      if (counts[term] === 0) seen.push(term);
      counts[term] = (counts[term] ?? 0) + (part === 0 ? 1 : PART);
    });
  }
  return seen;
}

/** Mean length of the bags that hold anything. */
function meanLength(bags: readonly (readonly Uint32Array[])[]): number {
  const lengths = bags.map((bag) => bag.length).filter((length) => length > 0);
  return lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
}

function byTerm(entries: { terms: number[]; sections: number[]; weights: number[] }, starts: Uint32Array) {
  for (let term = 1; term < starts.length; term += 1) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
  const next = starts.slice();
  const sections = new Uint32Array(entries.terms.length);
  const weights = new Float32Array(entries.terms.length);
  entries.terms.forEach((term, entry) => {
    const place = next[term] ?? 0;
    next[term] = place + 1;
    sections[place] = entries.sections[entry] ?? 0;
    weights[place] = entries.weights[entry] ?? 0;
  });
  return { starts, sections, weights };
}
