import type { Engine } from './index';
import { countBits, type MatchBits } from './matchBits';
import { ownHeading } from './section';

/** Words that may stand between two words that count as neighbours, and one. */
const REACH = 2;
/** What neighbours in the heading count beyond that. */
const IN_HEADING = 0.5;

/**
 * A function that tells, for a section, which share of the neighbouring words of a question are neighbours there too, in the
 * heading or in the text.
 *
 * @param bits - of the words of the question, in order
 */
export function nearnessOf({ heads, texts, postings }: Engine, bits: MatchBits): (section: number) => number {
  const pairs = countBits(bits.all) - 1;
  if (pairs < 1) return () => 0;

  return (section) => {
    const heading = postings.headingTerms.get(ownHeading(heads[section] ?? NO_HEAD)) ?? [];
    const words = texts?.tokens.subarray(texts.starts[section], texts.starts[section + 1]) ?? new Uint32Array();
    const inText = Uint16Array.from(
      words.filter((word) => texts?.isWord[word]),
      (word) => bits.ofWords[word] ?? 0,
    );
    const mask = (1 << pairs) - 1;
    const inHead = pairsIn(Uint16Array.from(heading, bits.ofTerms)) & mask;
    const either = (inHead | pairsIn(inText)) & mask;
    return (countBits(either) + IN_HEADING * countBits(inHead)) / pairs;
  };
}

const NO_HEAD = { url: '', headings: [], language: '', tag: '' };

/** Bit n says that words n and n + 1 are neighbours somewhere in the row. */
function pairsIn(row: Uint16Array): number {
  let pairs = 0;
  row.forEach((bits, at) => {
    if (bits === 0) return;
    let around = bits;
    for (let step = 1; step <= REACH; step += 1) around |= row[at + step] ?? 0;
    pairs |= (bits & (around >> 1)) | (around & (bits >> 1));
  });
  return pairs;
}
