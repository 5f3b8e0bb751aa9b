import { WORD } from '../tokenize';

/**
 * The text of all sections, as it is written to a file: each different word once, and the texts as rows of characters, one
 * for a word. So a browser need not split texts into words again, and less is sent than by the texts themselves.
 */
export interface TextTier {
  /** Words, and what stands between words other than one space, in the order of the characters that stand for them. */
  words: string;
  /** One row a section. */
  texts: string;
}

/** The texts, ready for use. */
export interface Texts {
  words: string[];
  /** Whether it is a word rather than what stands between two. */
  isWord: boolean[];
  /** Numbers of words. */
  tokens: Uint32Array;
  /** Where each section begins in `tokens`; one number more than there are sections. */
  starts: Uint32Array;
}

const WORDS_SEPARATOR = '\n';
const ROWS_SEPARATOR = ' ';
/** Stands before a word that begins with a capital: the word itself is kept in lower case, where most of its kind are. */
const CAPITAL = '\u0001';
const CAPITALISED = /^[A-Z][a-z]+$/;
const CONTROL = /\p{Cc}+/gu;
const BEGINS_WORD = /^[\p{L}\p{N}_]/u;

/** First character in use: those before it are control characters, the separator of rows, and two that JSON escapes or nearly so. */
const FIRST_CODE = 0x23;
const BACKSLASH = 0x5c;
const SURROGATES = 0xd800;
const SURROGATES_COUNT = 0x800;
/** Characters up to this one take one byte each, then two. */
const LAST_OF_BYTES = [0x7f, 0x7ff];

export function packTexts(texts: readonly string[]): TextTier {
  const rows = texts.map(split);
  const counts = new Map<string, number>();
  for (const token of rows.flat()) counts.set(token, (counts.get(token) ?? 0) + 1);
  const words = inOrder(counts);
  const codes = new Map(words.map((word, id) => [word, String.fromCodePoint(codeOf(id))]));
  return {
    words: words.join(WORDS_SEPARATOR),
    texts: rows.map((row) => row.map((token) => codes.get(token)).join('')).join(ROWS_SEPARATOR),
  };
}

export function unpackTexts({ words: list, texts }: TextTier): Texts {
  const words = list.split(WORDS_SEPARATOR);
  const tokens = new Uint32Array(texts.length);
  const starts = [0];
  let count = 0;
  for (const character of texts) {
    if (character === ROWS_SEPARATOR) starts.push(count);
    else tokens[count++] = idOf(character.codePointAt(0) ?? 0);
  }
  starts.push(count);
  return {
    words,
    isWord: words.map((word) => BEGINS_WORD.test(word)),
    tokens: tokens.subarray(0, count),
    starts: Uint32Array.from(starts),
  };
}

/** The text of a section, as it was but for its line breaks, which have become spaces. */
export function textAt(texts: Texts, section: number): string {
  return textBetween(texts, texts.starts[section] ?? 0, texts.starts[section + 1] ?? 0);
}

/** The text from one word to another, by their places in `tokens`. */
export function textBetween({ words, isWord, tokens }: Texts, start: number, end: number): string {
  let text = '';
  let [afterWord, isCapital] = [false, false];
  for (const id of tokens.subarray(start, end)) {
    const word = words[id] ?? '';
    if (word === CAPITAL) {
      isCapital = true;
      continue;
    }
    text += (afterWord && isWord[id] ? ' ' : '') + (isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word);
    [afterWord, isCapital] = [isWord[id] ?? false, false];
  }
  return text;
}

/** Words and what stands between them; one space between two words is left out, capitals stand apart. */
function split(text: string): string[] {
  const line = text.replace(/\s+/g, ' ').replace(CONTROL, '').trim();
  const tokens: string[] = [];
  let done = 0;
  for (const { 0: word, index } of line.matchAll(WORD)) {
    const gap = line.slice(done, index);
    if (gap && !(gap === ' ' && done > 0)) tokens.push(gap);
    if (CAPITALISED.test(word)) tokens.push(CAPITAL, word.toLowerCase());
    else tokens.push(word);
    done = index + word.length;
  }
  return done < line.length ? [...tokens, line.slice(done)] : tokens;
}

/** Frequent ones first, where characters take fewer bytes; by the alphabet among those that take the same, which compresses better. */
function inOrder(counts: ReadonlyMap<string, number>): string[] {
  const words = [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0])).map(([word]) => word);
  const [one = 0, two = 0] = LAST_OF_BYTES.map((code) => idOf(code) + 1);
  return [...words.slice(0, one), ...words.slice(one, two).sort(compare), ...words.slice(two).sort(compare)];
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The character of a number, without those that no text may hold and the one that JSON escapes. */
function codeOf(id: number): number {
  const code = id + FIRST_CODE;
  const unescaped = code >= BACKSLASH ? code + 1 : code;
  return unescaped >= SURROGATES ? unescaped + SURROGATES_COUNT : unescaped;
}

function idOf(code: number): number {
  const unescaped = code >= SURROGATES ? code - SURROGATES_COUNT : code;
  return unescaped - FIRST_CODE - (unescaped > BACKSLASH ? 1 : 0);
}
