import type { Engine } from '../search/engine';
import type { Match } from '../search/engine/match';
import { matchBits } from '../search/engine/matchBits';
import { ownHeading } from '../search/engine/section';

/** Words that may stand between two words of a message: what search leaves out, and what the page writes as `…`. */
const GAP = 2;
/** A message that was pasted is no question, and is no wish either. */
const ASKS =
  /^(?:and|are|but|can|could|did|do|does|has|have|how|i|is|may|must|my|or|should|show|tell|was|we|were|what|when|where|which|who|why|will|write)\b|\?\s*$/i;

/** Whether a text was pasted rather than asked, such as the message of an error. */
export function isPasted(text: string): boolean {
  return !ASKS.test(text.trim());
}

/**
 * A function that tells how much a section quotes of a pasted message: the words that stand there one after another as in the message,
 * three at least, by how much they tell.
 *
 * @param matches - the words of the message, in order
 */
export function quotedOf({ heads, texts, postings }: Engine, matches: readonly Match[]): (section: number) => number {
  const exact = matches.map((match) => ({
    ...match,
    terms: new Map([...match.terms].filter(([, value]) => value === 1)),
  }));
  const { ofTerms, ofWords } = matchBits(postings, exact);

  return (section) => {
    const head = heads[section];
    const heading = head ? (postings.headingTerms.get(ownHeading(head)) ?? []) : [];
    const text: number[] = [];
    for (let at = texts?.starts[section] ?? 0; at < (texts?.starts[section + 1] ?? 0); at += 1) {
      const word = texts?.tokens[at] ?? 0;
      if (texts?.isWord[word]) text.push(ofWords[word] ?? 0);
    }
    return Math.max(
      longest(matches, text),
      longest(
        matches,
        Array.from(heading, (terms) => ofTerms(terms)),
      ),
    );
  };
}

interface Run {
  length: number;
  weight: number;
}

/** Least words of a message that are a quote of it. */
const LEAST_WORDS = 3;

function longest(matches: readonly Match[], row: readonly number[]): number {
  let most = 0;
  /** For each of the last places, the run that ends there with each word. */
  let before: ReadonlyMap<number, Run>[] = [];
  for (const bits of row) {
    const runs = new Map<number, Run>();
    for (const [number, { rarity }] of bits === 0 ? [] : matches.entries()) {
      if (!((bits >> number) & 1)) continue;
      const earlier = before.flatMap((place) => place.get(number - 1) ?? []);
      const [best] = earlier.sort((a, b) => b.weight - a.weight);
      const run = { length: (best?.length ?? 0) + 1, weight: (best?.weight ?? 0) + rarity };
      runs.set(number, run);
      if (run.length >= LEAST_WORDS) most = Math.max(most, run.weight);
    }
    before = [runs, ...before].slice(0, GAP + 1);
  }
  return most;
}
