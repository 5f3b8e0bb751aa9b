import type { Token } from './tokenize';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const CHARACTERS = Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));
/** Stands for what a snippet leaves out. */
export const ELLIPSIS = '…';
/** Words of a snippet that stand before its first match. */
const LEAD_WORDS = 2;

/** A text as HTML that shows it, in an element as in an attribute between quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A stretch of a text that matched. */
export type Match = Pick<Token, 'term' | 'start' | 'end'>;

/**
 * The words of a text that matched, whole or by their parts.
 *
 * @param tokens - of the text
 * @param terms - as the tokenizer gives them
 */
export function matchesIn(tokens: readonly Token[], terms: ReadonlySet<string>): Match[] {
  return tokens.filter(({ term }) => terms.has(term));
}

/**
 * Escapes a text and puts `<mark>` around what matched. Each piece is escaped before the tags go in, so what the text holds can
 * never become a tag.
 *
 * @param found - in the order of the text; of those that overlap, the first counts
 */
export function escapeAndMark(text: string, found: readonly Match[]): string {
  let html = '';
  let done = 0;
  for (const { start, end } of found) {
    if (start < done) continue;
    html += `${escapeHtml(text.slice(done, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}

/**
 * Cuts the stretch out of a text that holds most of what matched, escaped and marked.
 *
 * @param text - on one line, with one space between words
 * @param found - in the order of the text
 * @param size - words that the snippet holds
 */
export function snippet(text: string, found: readonly Match[], size: number): string {
  const all = [...text.matchAll(/\S+/g)];
  const first = bestStart(all, found, size);
  const last = all[Math.min(first + size, all.length) - 1];
  const [start, end] = [all[first]?.index ?? 0, last ? last.index + last[0].length : 0];
  const inside = found.flatMap((match) =>
    match.start >= start && match.end <= end ? [{ ...match, start: match.start - start, end: match.end - start }] : [],
  );
  const cut = escapeAndMark(text.slice(start, end), inside);
  return (first > 0 ? ELLIPSIS : '') + cut + (first + size < all.length ? ELLIPSIS : '');
}

/** Number of the first word of the window with most different matches; of several, the first. */
function bestStart(all: RegExpExecArray[], found: readonly Match[], size: number): number {
  let best = { start: 0, score: 0 };
  let word = 0;
  found.forEach(({ start: offset }, first) => {
    while ((all[word + 1]?.index ?? Infinity) <= offset) word += 1;
    const start = Math.max(0, Math.min(word - LEAD_WORDS, all.length - size));
    const end = all[start + size]?.index ?? Infinity;
    const inside = found.slice(first).filter((token) => token.start < end);
    const score = new Set(inside.map(({ term }) => term)).size;
    if (score > best.score) best = { start, score };
  });
  return best.start;
}

/** Escapes a text that came marked from elsewhere: the tags `<mark>` and `</mark>` stay, all else becomes text. */
export function escapeMarked(text: string): string {
  return text
    .split(/(<\/?mark>)/)
    .map((piece) => (/^<\/?mark>$/.test(piece) ? piece : escapeHtml(piece)))
    .join('');
}

/** A stretch of a marked text. */
export interface MarkedPart {
  text: string;
  marked: boolean;
}

/**
 * Takes a marked text apart into plain text, so that it can be shown without ever being parsed as HTML. Any tag but
 * `<mark>` stays the text that it is.
 *
 * @returns parts that are not marked and parts that are, in turns; the first is not marked, and may be empty
 */
export function markedParts(html: string): MarkedPart[] {
  return html.split(/(<mark>.*?<\/mark>)/s).map((piece) => {
    const inside = /^<mark>(.*)<\/mark>$/s.exec(piece)?.[1];
    return { text: unescapeHtml(inside ?? piece), marked: inside !== undefined };
  });
}

function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity);
}
