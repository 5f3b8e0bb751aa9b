import type { Engine } from './index';
import { countBits, type MatchBits } from './matchBits';
import { isPageTop, ownHeading } from './section';
import type { Texts } from './textTier';

/** Words that may stand between two words that count as neighbours, and one. */
const REACH = 2;
/** What neighbours in the heading count beyond that. */
const IN_HEADING = 0.5;

/**
 * A function that tells, for a section, which share of the neighbouring words of a question are neighbours there too, in the
 * heading, in the text or in a keyword.
 *
 * @param bits - of the words of the question, in order
 */
export function nearnessOf({ heads, pages, texts, postings }: Engine, bits: MatchBits): (section: number) => number {
  const pairs = countBits(bits.all) - 1;
  if (pairs < 1) return () => 0;

  return (section) => {
    const head = heads[section] ?? NO_HEAD;
    const heading = postings.headingTerms.get(ownHeading(head)) ?? [];
    const keywords = isPageTop(head) ? (texts?.keywords[pages[section] ?? 0] ?? []) : [];
    const inKeywords = keywords.map((keyword) => pairsIn(Uint32Array.from(keyword, (word) => bits.ofWords[word] ?? 0)));
    const inText = texts ? textBits(texts, section, bits.ofWords) : new Uint32Array();
    const mask = (1 << pairs) - 1;
    const inHead = pairsIn(Uint32Array.from(heading, bits.ofTerms)) & mask;
    const either = [inHead, pairsIn(inText), ...inKeywords].reduce((all, pairs) => all | pairs, 0) & mask;
    return (countBits(either) + IN_HEADING * countBits(inHead)) / pairs;
  };
}

const NO_HEAD = { url: '', headings: [], language: '', tag: '' };

/** For each word of a text, without what stands between words, the words of the question that it matches. */
function textBits({ tokens, starts, isWord }: Texts, section: number, ofWords: Uint32Array): Uint32Array {
  const [start, end] = [starts[section] ?? 0, starts[section + 1] ?? 0];
  const row = new Uint32Array(end - start);
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const word = tokens[at] ?? 0;
    if (isWord[word]) row[count++] = ofWords[word] ?? 0;
  }
  return row.subarray(0, count);
}

/** Bit n says that words n and n + 1 are neighbours somewhere in the row. */
function pairsIn(row: Uint32Array): number {
  let pairs = 0;
  for (let at = 0; at < row.length; at += 1) {
    const bits = row[at] ?? 0;
    if (bits === 0) continue;
    let around = bits;
    for (let step = 1; step <= REACH; step += 1) around |= row[at + step] ?? 0;
    pairs |= (bits & (around >> 1)) | (around & (bits >> 1));
  }
  return pairs;
}
