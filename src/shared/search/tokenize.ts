import { singular } from './singular';

/** A term and the place in the text that it stands for. */
export interface Token {
  /** Lower case, without accents and without the ending of a plural. */
  term: string;
  start: number;
  end: number;
}

/** A word or a code name, whole, with the parts by which it can be found too. */
export interface Word extends Token {
  parts: Token[];
}

/** Runs of letters, digits and underscores, joined by what joins the parts of a name or a path: `::`, `.`, `-`, `/`. */
export const WORD = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*(?:(?:::|[./-])[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*/gu;
const JOINED = /[^:./-]+/g;
/** Between `send_` and `delayed`, `calculate` and `Gas`, `HTTP` and `Server`; not inside `APIs` or `ed25519`. */
const PART_BOUNDARY = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
const MIN_PART_LENGTH = 2;
/** Most words, which have no parts. */
const PLAIN = /^[A-Z]?[a-z]+$/;

/** A long hexadecimal number, such as an address or a hash: not an amount in decimal digits. */
const LONG_HEX = /^(?:0x[\da-f]{11,}|(?=.*\d)(?=.*[a-f])[\da-f]{13,})$/i;
/** Characters by which such a number is found. */
const HEX_LENGTH = 12;

/** A long hexadecimal number without all but its beginning, by which it is found; any other word as it is. */
export function shortened(word: string): string {
  return LONG_HEX.test(word) ? word.slice(0, HEX_LENGTH) : word;
}

const ASCII = /^[\0-\x7f]*$/;

/** Form under which a term is stored and looked up. */
export function normalize(word: string): string {
  const plain = shortened(singular(word));
  return ASCII.test(plain) ? plain.toLowerCase() : plain.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Words of a text. `msg::send_delayed` is one word with the parts `msg`, `send_delayed`, `send` and `delayed`;
 * `calculateGas` has `calculate` and `gas`, `target/wasm32-gear` has `target`, `wasm32` and `gear`; a plain word has none.
 */
export function words(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const whole = tokenAt(word, index);
    if (PLAIN.test(word)) return { ...whole, parts: [] };
    const parts = [...word.matchAll(JOINED)].flatMap(({ 0: name, index: at }) => [
      tokenAt(name, index + at),
      ...nameParts(name, index + at),
    ]);
    return { ...whole, parts: parts.filter(({ term }) => term !== whole.term && term.length >= MIN_PART_LENGTH) };
  });
}

/** Every term of a text: words, whole and by parts. */
export function tokenize(text: string): Token[] {
  return words(text).flatMap(({ parts, ...whole }) => [whole, ...parts]);
}

function tokenAt(text: string, start: number): Token {
  return { term: normalize(text), start, end: start + text.length };
}

function nameParts(name: string, start: number): Token[] {
  const parts = name.split(PART_BOUNDARY).filter(Boolean);
  if (parts.length < 2) return [];
  let from = 0;
  return parts.map((part) => {
    const at = name.indexOf(part, from);
    from = at + part.length;
    return tokenAt(part, start + at);
  });
}
