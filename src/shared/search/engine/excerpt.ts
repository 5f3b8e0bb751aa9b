import { ELLIPSIS, type Match, snippet } from '../mark';
import { countBits } from './matchBits';
import { textBetween, type Texts } from './textTier';

/** Words and what stands between them, for each word that a snippet holds: enough for all that stands between. */
const TOKENS_PER_WORD = 3;

/**
 * A snippet of the text of a section. Only the stretch that holds most of what matched is put together, and only words that matched
 * are looked at again: a long text costs no more than a short one.
 *
 * @param bits - for each word of the texts, by number, the words of the question that it matches, one bit each
 * @param matchesOf - what matched of a word
 * @param size - words that the snippet holds
 */
export function excerpt(
  texts: Texts,
  section: number,
  bits: Uint32Array,
  matchesOf: (word: string) => Match[],
  size: number,
): string {
  const [start, end] = [texts.starts[section] ?? 0, texts.starts[section + 1] ?? 0];
  const reach = size * TOKENS_PER_WORD;
  const best = densest(texts.tokens.subarray(start, end), bits, size);
  const from = Math.max(start, start + best - reach);
  const to = Math.min(end, start + best + 2 * reach);
  const places: { start: number; end: number }[] = [];
  const text = textBetween(texts, from, to, (id, start, end) => {
    if (bits[id]) places.push({ start, end });
  });
  const found = places.flatMap(({ start, end }) => moved(matchesOf(text.slice(start, end)), start));
  const cut = snippet(text, found, size);
  const isCut = { before: from > start && !cut.startsWith(ELLIPSIS), after: to < end && !cut.endsWith(ELLIPSIS) };
  return (isCut.before ? ELLIPSIS : '') + cut + (isCut.after ? ELLIPSIS : '');
}

/** Matches in a word, by their places in the text in which it stands. */
function moved(matches: readonly Match[], by: number): Match[] {
  return matches.map(({ term, start, end }) => ({ term, start: start + by, end: end + by }));
}

/** Place of the match after which most words of the question follow; of several, the first. */
function densest(tokens: Uint32Array, bits: Uint32Array, reach: number): number {
  let [best, most] = [0, 0];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!bits[tokens[at] ?? 0]) continue;
    let found = 0;
    for (let near = at; near < Math.min(at + reach, tokens.length); near += 1) found |= bits[tokens[near] ?? 0] ?? 0;
    const count = countBits(found);
    if (count > most) [best, most] = [at, count];
  }
  return best;
}
