import { shareSaid } from './queryWords';
import { synonymsOf } from '../synonymsOf';
import type { Word } from '../tokenize';
import { compoundParts } from './compound';
import { expand, expandTypo, placeOf } from './expand';
import type { Postings } from './postings';

/** What a word of a question finds. */
export interface Match {
  word: string;
  /** How much the word says: the fewer sections hold it, the more. 0 if none does. */
  rarity: number;
  /** Sections that hold it. */
  count: number;
  /** For each section what the word counts there; 0 if it does not stand there. */
  weights: Float32Array;
  /** For each section how far it says the word: 1, less if only by another word that means the same, or 0. */
  said: Float32Array;
  /** The terms that matched, by number, with what each counts: those of the whole, then those of its parts. */
  terms: ReadonlyMap<number, number>;
  /** The terms that matched the whole. */
  whole: ReadonlySet<number>;
}

/** Where words are looked up. */
export interface Scope {
  postings: Postings;
  sectionCount: number;
  /** Whether nothing more is awaited: before, a name that no heading holds may yet be found whole. */
  isFinal: boolean;
  /** Whether a section is in the reader's language and version. */
  wanted(section: number): boolean;
}

/** What the question says about one of its words. */
export interface Place {
  /** Whether it is the last word, which the reader may still be typing. */
  isOpen: boolean;
  /** What it is in one with its neighbours. */
  joined: readonly string[];
  /** The pairs that it makes with its neighbours, such as `smart contract`. */
  phrases: readonly string[];
}

/** What a name counts of which only the parts are found: less, if it stands somewhere as a whole. */
const PARTS = { ofNoName: 0.7, ofName: 0.2 };
/** What a word counts that is written in two in the question, with a hyphen, or as another language writes it. */
const JOINED = 0.9;
/** What another word counts that means nearly the same, and how far it says the word. */
const SYNONYM = { weight: 0.5, said: 0.8 };

/**
 * Looks a word up. A name is found by its whole, or by all of its parts; a word that stands nowhere by the two of which it is made,
 * by words that mean the same, or as a typo.
 */
export function match(word: Word, scope: Scope, place: Place): Match {
  const { postings } = scope;
  const same = [...[word.term, ...place.phrases].flatMap(synonymsOf), ...unqualified(word)];
  const synonyms = [...new Set(same)].filter((other) => placeOf(other, postings.terms) !== undefined);
  const { terms, parts } = expandWord(word, scope, place, synonyms.length > 0);
  const whole = new Set(terms.keys());
  const weights = weigh(terms, scope);
  if (parts.length > 0) {
    const isName = [...terms.values()].some((closeness) => closeness >= JOINED);
    const found = parts.map((part) => weigh(part, scope));
    addParts(weights, found, isName ? PARTS.ofName : PARTS.ofNoName);
    if (scope.isFinal && !weights.some(Boolean)) addRarest(weights, found, scope);
    addMissing(
      terms,
      parts.flatMap((part) => [...part]),
    );
  }
  const said = new Float32Array(weights.length);
  weights.forEach((weight, section) => {
    if (weight > 0) said[section] = 1;
  });
  for (const synonym of synonyms) {
    const found = expand(synonym, postings.terms, false);
    weigh(found, scope).forEach((weight, section) => {
      weights[section] = Math.max(weights[section] ?? 0, weight * SYNONYM.weight);
      if (weight > 0) said[section] ||= SYNONYM.said;
    });
    for (const id of found.keys()) whole.add(id);
    addMissing(
      terms,
      [...found].map(([id, closeness]) => [id, closeness * SYNONYM.weight]),
    );
  }
  // A word says no more than all that mean the same: "contract", which is rare here, no more than "program".
  const rarity = rarityOf(weights, scope) * shareSaid(word);
  return { word: word.term, rarity, count: said.filter(Boolean).length, weights, said, terms, whole };
}

/** The name without what it belongs to, as many pages write it: `block_timestamp` of `exec::block_timestamp`; none if that is a plain word. */
function unqualified({ parts, end }: Word): string[] {
  const [name, ...own] = parts.filter((part) => part.end === end);
  return name && own.length > 0 ? [name.term] : [];
}

/** The name, without what it belongs to, as another language writes it: `send_reply` for `gear.sendReply`, and the other way round. */
function otherwiseWritten({ term, parts, start, end }: Word): string[] {
  if (term.includes('-')) return [];
  const [name, ...own] = parts.filter((part) => part.end === end);
  const isQualified = name !== undefined && own.length > 0;
  const from = isQualified ? name.start : start;
  const pieces = parts.filter((part) => part.start >= from && !(isQualified && part === name)).map((part) => part.term);
  const asked = isQualified ? name.term : term;
  return pieces.length < 2 ? [] : ['_', ''].map((joiner) => pieces.join(joiner)).filter((other) => other !== asked);
}

/** The terms that a word asks for, and those that each of its parts asks for. */
function expandWord(word: Word, scope: Scope, { isOpen, joined }: Place, hasSynonyms: boolean) {
  const { term, parts, end } = word;
  const all = scope.postings.terms;
  const terms = expand(term, all, isOpen);
  for (const other of [...joined, term.replaceAll('-', ''), ...otherwiseWritten(word)]) {
    const id = placeOf(other, all);
    if (id !== undefined) addMissing(terms, [[id, JOINED]]);
  }
  const own = parts.map((part) => expandOrTypo(part.term, all, isOpen && part.end === end));
  if (terms.size > 0) return { terms, parts: own };
  const compound = (parts.length > 0 ? [] : compoundParts(term, all)).map((part) => expand(part, all, false));
  if (compound.length > 0 && standTogether(compound, scope)) return { terms, parts: compound };
  return { terms: hasSynonyms ? terms : expandTypo(term, all), parts: own };
}

/** Whether a section holds all of these: `key` and `rng` do not make `keyrng`. */
function standTogether(parts: readonly ReadonlyMap<number, number>[], scope: Scope): boolean {
  const found = parts.map((part) => weigh(part, scope));
  return found[0]?.some((_, section) => found.every((weights) => (weights[section] ?? 0) > 0)) ?? false;
}

function expandOrTypo(term: string, all: readonly string[], isOpen: boolean): Map<number, number> {
  const found = expand(term, all, isOpen);
  return found.size > 0 ? found : expandTypo(term, all);
}

function addMissing(terms: Map<number, number>, others: readonly (readonly [number, number])[]): void {
  for (const [id, closeness] of others) if (!terms.has(id)) terms.set(id, closeness);
}

function rarityOf(weights: Float32Array, { sectionCount, wanted }: Scope): number {
  let [count, total] = [0, 0];
  for (let section = 0; section < sectionCount; section += 1) {
    total += Number(wanted(section));
    count += Number((weights[section] ?? 0) > 0);
  }
  return count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5));
}

/** For each wanted section the best of the terms: ten words that begin alike say no more than one. */
function weigh(terms: ReadonlyMap<number, number>, { postings, sectionCount, wanted }: Scope): Float32Array {
  const { starts, sections, weights } = postings;
  const best = new Float32Array(sectionCount);
  for (const [term, closeness] of terms) {
    for (let entry = starts[term] ?? 0; entry < (starts[term + 1] ?? 0); entry += 1) {
      const section = sections[entry] ?? 0;
      const weight = closeness * (weights[entry] ?? 0);
      if (weight > (best[section] ?? 0) && wanted(section)) best[section] = weight;
    }
  }
  return best;
}

/** Adds what the rarest part counts of a name whose parts stand together nowhere: `Mutex` for `Mutex::new`. */
function addRarest(weights: Float32Array, parts: readonly Float32Array[], scope: Scope): void {
  const rarities = parts.map((part) => rarityOf(part, scope));
  const rarest = parts[rarities.indexOf(Math.max(...rarities))];
  rarest?.forEach((weight, section) => {
    weights[section] = PARTS.ofName * weight;
  });
}

/** Adds what the parts count, where all of them stand. */
function addParts(weights: Float32Array, parts: readonly Float32Array[], share: number): void {
  weights.forEach((weight, section) => {
    let sum = 0;
    for (const part of parts) {
      const found = part[section] ?? 0;
      if (found === 0) return;
      sum += found;
    }
    weights[section] = weight + (share * sum) / parts.length;
  });
}
