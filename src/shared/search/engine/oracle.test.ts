import { describe, expect, it } from 'vitest';
import { hierarchyOf, type SearchRecord, deepestLevel } from '../record';
import { tokenize } from '../tokenize';
import { formsOf } from './forms';
import { createEngine, packTiers } from './index';
import { isWeak, queryWords } from './queryWords';
import { rank } from './rank';

// The engine against a search that is as plain as can be: no index, no order of terms, distances from the book.

const RUNS = 25;
const QUESTIONS = 20;
const REQUEST = { language: 'en', tags: ['docs-default-current'] };

interface Page {
  url: string;
  title: string;
  text: string;
}

/** Numbers from 0 up to, without, 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Builds random words of few letters, so that beginnings, typos and equals are frequent. */
function randomText(random: () => number) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const plain = () => Array.from({ length: 2 + Math.floor(random() * 7) }, () => pick([...'gaest'])).join('');
  const name = () => Array.from({ length: 2 + Math.floor(random() * 2) }, plain).join(pick(['_', '::', '.', '-', '/']));
  const word = () => (random() < 0.2 ? name() : plain());
  const bend = (text: string) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + pick(['', 'g', 'x']) + text.slice(at + Math.floor(random() * 2));
  };
  return { pick, plain, word, bend, sentence: (length: number) => Array.from({ length }, word).join(' ') };
}

/** Number of letters to add, take away, change or swap with their neighbour, to make one word of another. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      (rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap);
    }
  }
  return at(a.length, b.length);
}

/** Beginnings of a term that are not far longer or shorter than a word. */
const begins = (term: string, longest: number) =>
  [longest - 2, longest - 1, longest].filter((end) => end <= term.length).map((end) => term.slice(0, end));

/** Terms that a word asks for as it is written, of all that there are. */
function written(word: string, all: readonly string[], isOpen: boolean): string[] {
  const beginning = all.filter((term) => (isOpen || !all.includes(word) ? term.startsWith(word) : term === word));
  return [...beginning, ...formsOf(word).filter((form) => all.includes(form))];
}

/** The longest beginning of a word, of at least three letters, that leaves as many and with them makes two terms. */
function compound(word: string, all: readonly string[]): string[] {
  const cuts = Array.from({ length: Math.max(word.length - 5, 0) }, (_, cut) => word.length - 3 - cut);
  return (
    cuts.map((at) => [word.slice(0, at), word.slice(at)]).find((two) => two.every((part) => all.includes(part))) ?? []
  );
}

/** Terms that a word asks for that is no term and begins none. */
function mistaken(word: string, all: readonly string[]): string[] {
  if (word.length <= 3) return [];
  if (word.length === 4) return all.filter((term) => distance(word, term) <= 1);
  const typos = all.filter((term) => begins(term, word.length + 1).some((part) => distance(word, part) <= 1));
  if (typos.length > 0) return typos;
  const cuts = [1, 2, 3, 4].map((cut) => word.slice(0, word.length - cut)).filter(({ length }) => length > 4);
  return cuts.map((cut) => all.filter((term) => term.startsWith(cut))).find(({ length }) => length > 0) ?? [];
}

/** Pages that answer a question: those that hold enough of it, or else most. */
function naive(pages: readonly Page[], query: string): string[] {
  const termsOf = ({ url, title, text }: Page) =>
    new Set([title, url.slice(1), text].flatMap((part) => tokenize(part)).map(({ term }) => term));
  const bags = pages.map(termsOf);
  const all = [...new Set(bags.flatMap((bag) => [...bag]))];
  const last = Math.max(...queryWords(query).map(({ end }) => end));
  const holds = queryWords(query).map(({ term, parts, end }, at, row) => {
    const [before, after] = [row[at - 1]?.term, row[at + 1]?.term];
    const joined = [before && before + term, after && term + after].filter((both) => both && all.includes(both));
    const whole = [...written(term, all, end === last), ...joined];
    const parted = parts.length === 0 && whole.length === 0 ? compound(term, all) : [];
    const held = (bag: Set<string>) => parted.every((part) => written(part, all, false).some((one) => bag.has(one)));
    const two = bags.some(held) ? parted : [];
    const every = [
      ...parts.map((part) => [part.term, written(part.term, all, part.end === last)] as const),
      ...two.map((part) => [part, written(part, all, false)] as const),
    ].map(([part, terms]) => (terms.length > 0 ? terms : mistaken(part, all)));
    const wanted = whole.length > 0 || two.length > 0 ? whole : mistaken(term, all);
    const holdsAny = (bag: Set<string>, list: readonly (string | undefined)[]) =>
      list.some((one) => one && bag.has(one));
    const found = bags.map(
      (bag) => holdsAny(bag, wanted) || (every.length > 0 && every.every((list) => holdsAny(bag, list))),
    );
    if (found.includes(true)) return found;
    const ofParts = every.map((list) => bags.map((bag) => holdsAny(bag, list))).filter((part) => part.includes(true));
    const counts = ofParts.map((part) => part.filter(Boolean).length);
    return ofParts[counts.indexOf(Math.min(...counts))] ?? found;
  });
  const rarity = queryWords(query).map((word, at) => {
    const count = holds[at]?.filter(Boolean).length;
    return count ? (isWeak(word) ? 0.3 : 1) * Math.log(1 + (pages.length - count + 0.5) / (count + 0.5)) : 0;
  });
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  const coverage = pages.map((_, page) => sum(rarity.filter((_, word) => holds[word]?.[page])) / sum(rarity));
  const most = Math.max(0, ...coverage.filter(Number.isFinite));
  const least = Math.min(most, 0.25);
  return pages
    .filter((_, page) => (coverage[page] ?? 0) > 0 && (coverage[page] ?? 0) >= least - 1e-6)
    .map(({ url }) => url);
}

function recordsOf({ url, title, text }: Page): SearchRecord[] {
  const hierarchy = hierarchyOf(['Docs', title]);
  const shared = { hierarchy, url, language: 'en', docusaurus_tag: 'docs-default-current' };
  return [
    { objectID: url, content: null, type: deepestLevel(hierarchy), ...shared },
    { objectID: `${url}/text`, content: text, type: 'content', ...shared },
  ];
}

describe('R-SEARCH-6: the engine finds what a naive search finds', () => {
  it.each(Array.from({ length: RUNS }, (_, seed) => seed + 1))('seed %i', (seed) => {
    const { pick, plain, word, bend, sentence } = randomText(randomFrom(seed * 7919));
    const pages = Array.from({ length: 8 }, (_, number) => ({
      url: `/${plain()}${number}`,
      title: sentence(2),
      text: sentence(12),
    }));
    const { headings, texts } = packTiers(pages.flatMap(recordsOf));
    const engine = createEngine(headings, texts);
    const held = pages.flatMap(({ title, text }) => `${title} ${text}`.split(' '));
    const question = () => pick([word(), pick(held), bend(pick(held)), pick(held).slice(0, 3), bend(bend(pick(held)))]);

    for (let number = 0; number < QUESTIONS; number += 1) {
      const query = Array.from({ length: 1 + (number % 4) }, question).join(' ');
      const found = rank(engine, { query, ...REQUEST }).ranked.map(({ section }) => engine.heads[section]?.url);
      expect({ query, found: found.sort() }).toEqual({ query, found: naive(pages, query).sort() });
    }
  });

  it.each(Array.from({ length: RUNS }, (_, seed) => seed + 1))('puts an exact title first, seed %i', (seed) => {
    const { sentence } = randomText(randomFrom(seed * 104729));
    const titles = Array.from({ length: 20 }, () => sentence(3));
    const pages = titles.map((title, number) => ({
      url: `/p${number}`,
      title,
      text: `${sentence(8)} ${titles.join(' ')}`,
    }));
    const { headings, texts } = packTiers(pages.flatMap(recordsOf));
    const engine = createEngine(headings, texts);
    for (const { url, title } of pages) {
      const [first] = rank(engine, { query: title.toUpperCase(), ...REQUEST }).ranked;
      expect({ title, url: engine.heads[first?.section ?? -1]?.url }).toEqual({ title, url });
    }
  });
});
