import { ELLIPSIS } from '../mark';
import { shortened, WORD } from '../tokenize';
import { characterOf, SHORT_COUNT, numberOf } from './characters';
import { type FrontCoded, frontCode, frontDecode } from './frontCoding';
import { packNames, unpackNames } from './nameLists';
import { queryWords } from './queryWords';

/**
 * The text of all sections, as it is written to a file: each different word once, and the texts as rows of characters, one
 * for a word. So a browser need not split texts into words again, and less is sent than by the texts themselves.
 */
export interface TextTier {
  /** Words, and what stands between words other than one space, in the order of the characters that stand for them. */
  words: FrontCoded;
  /** One row a section. */
  texts: string;
  /** Names in the code of each section: see `packNames`. */
  names: string;
  /** Keywords of each page, a row a page. */
  keywords: string;
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
  /** Keywords of each page, each by the numbers of its words. */
  keywords: number[][][];
}

const ROWS_SEPARATOR = ' ';
/** Places at which words get rarer: the file of the site is smallest with about these. */
const RARER = [30, SHORT_COUNT, 350, 850, 1700];
/**
 * Stands before a word that begins with a capital, unlike those around it: the word itself is kept in lower case, where most of its
 * kind are. At the start of a sentence it is a word without a capital that is told.
 */
const OTHER_CASE = '\u0001';
const CAPITALISED = /^[A-Z][a-z]+$/;
const BEGINS_LOWER = /^[a-z]/;
const CONTROL = /\p{Cc}+/gu;
const BEGINS_WORD = /^[\p{L}\p{N}_]/u;
const ENDS_SENTENCE = /[.!?:] $/;
const BETWEEN_KEYWORDS = ', ';
/** Between the text of a section and the names in its code. */
const BEFORE_NAMES = ` ${ELLIPSIS} `;

/**
 * Writes the text of all sections, to be read by `unpackTexts`.
 *
 * @param texts - of each section
 * @param names - for each section, what its code adds to the text
 * @param keywords - for each page
 */
export function packTexts(
  texts: readonly string[],
  names: readonly (readonly string[])[],
  keywords: readonly (readonly string[])[],
): TextTier {
  const rows = texts.map(split);
  const shown = names.map((list) => list.map(withEllipsis));
  const keywordRows = keywords.map(splitKeywords);
  const counts = new Map<string, number>();
  for (const token of [...rows, ...keywordRows].flat()) counts.set(token, (counts.get(token) ?? 0) + 1);
  for (const name of shown.flat()) if (!counts.has(name)) counts.set(name, 0);
  const words = inOrder(counts);
  const codes = new Map(words.map((word, id) => [word, characterOf(id)]));
  const pack = (row: readonly string[]) => row.map((token) => codes.get(token)).join('');
  return {
    words: frontCode(words),
    texts: rows.map(pack).join(ROWS_SEPARATOR),
    names: packNames(words, shown),
    keywords: keywordRows.map(pack).join(ROWS_SEPARATOR),
  };
}

/** Makes ready for use what `packTexts` has written. */
export function unpackTexts({ words: list, texts, names: packedNames, keywords }: TextTier): Texts {
  const words = frontDecode(list);
  const beforeNames = words.push(BEFORE_NAMES) - 1;
  const capital = words.push(OTHER_CASE) - 1;
  const isWord = words.map((word) => BEGINS_WORD.test(word));
  const rows = texts.split(ROWS_SEPARATOR);
  const names = unpackNames(packedNames, rows.length);
  const tokens: number[] = [];
  const starts = [0];
  rows.forEach((row, section) => {
    readRow(row, words, isWord, capital, tokens);
    const own = names[section] ?? [];
    if (own.length > 0 && row) tokens.push(beforeNames);
    tokens.push(...own);
    starts.push(tokens.length);
  });
  return {
    words,
    isWord,
    tokens: Uint32Array.from(tokens),
    starts: Uint32Array.from(starts),
    keywords: keywords.split(ROWS_SEPARATOR).map((row) => readKeywords(row, isWord)),
  };
}

/** The words of each keyword that tell something, and what stands between keywords. They are searched, never shown: capitals are left out. */
function splitKeywords(keywords: readonly string[]): string[] {
  return keywords.flatMap((keyword, at) => {
    const telling = queryWords(keyword).map(({ start, end }) => keyword.slice(start, end));
    const words = telling.map((word) => (CAPITALISED.test(word) ? word.toLowerCase() : word));
    return at === 0 ? words : [BETWEEN_KEYWORDS, ...words];
  });
}

function readKeywords(row: string, isWord: readonly boolean[]): number[][] {
  if (!row) return [];
  const keywords: number[][] = [[]];
  for (const character of row) {
    const id = numberOf(character.codePointAt(0) ?? 0);
    if (isWord[id]) keywords.at(-1)?.push(id);
    else keywords.push([]);
  }
  return keywords;
}

/** Adds the words of a row to the tokens, each that begins with a capital after a token that says so. */
function readRow(row: string, words: readonly string[], isWord: readonly boolean[], capital: number, tokens: number[]) {
  let [isStart, isOther] = [true, false];
  for (const character of row) {
    const id = numberOf(character.codePointAt(0) ?? 0);
    const word = words[id] ?? '';
    if (word === OTHER_CASE) {
      isOther = true;
      continue;
    }
    if (isStart ? !isOther && BEGINS_LOWER.test(word) : isOther) tokens.push(capital);
    tokens.push(id);
    isStart = !isWord[id] && ENDS_SENTENCE.test(word);
    isOther = false;
  }
}

/**
 * The text from one word to another, by their places in `tokens`: as it was but for its line breaks, which have become spaces.
 *
 * @param onWord - told of each word by its number, and where it stands in that text
 */
export function textBetween(
  { words, isWord, tokens }: Texts,
  start: number,
  end: number,
  onWord?: (id: number, start: number, end: number) => void,
): string {
  let text = '';
  let [afterWord, isCapital] = [false, false];
  for (const id of tokens.subarray(start, end)) {
    const word = words[id] ?? '';
    if (word === OTHER_CASE) {
      isCapital = true;
      continue;
    }
    if (afterWord && isWord[id]) text += ' ';
    onWord?.(id, text.length, text.length + word.length);
    text += isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    [afterWord, isCapital] = [isWord[id] ?? false, false];
  }
  return text;
}

/** A word as it is shown: of a long hexadecimal number only the beginning, because the rest of it compresses to nothing less. */
function withEllipsis(word: string): string {
  const kept = shortened(word);
  return kept === word ? word : kept + ELLIPSIS;
}

/** Words and what stands between them; one space between two words is left out, and so are capitals. */
function split(text: string): string[] {
  const line = text.replace(/\s+/g, ' ').replace(CONTROL, '').replace(WORD, withEllipsis).trim();
  const tokens: string[] = [];
  let [done, isStart] = [0, true];
  const addGap = (gap: string) => {
    isStart = done === 0 && !gap;
    if (!gap || (gap === ' ' && done > 0)) return;
    tokens.push(gap);
    isStart = ENDS_SENTENCE.test(gap);
  };
  for (const { 0: word, index } of line.matchAll(WORD)) {
    addGap(line.slice(done, index));
    const isCapitalised = CAPITALISED.test(word);
    if (isStart ? BEGINS_LOWER.test(word) : isCapitalised) tokens.push(OTHER_CASE);
    tokens.push(isCapitalised ? word.toLowerCase() : word);
    done = index + word.length;
  }
  if (done < line.length) tokens.push(line.slice(done));
  return tokens;
}

/** Frequent ones first, where characters take fewer bytes; by the alphabet among those that are about as frequent, which compresses better. */
function inOrder(counts: ReadonlyMap<string, number>): string[] {
  const words = [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0])).map(([word]) => word);
  return [0, ...RARER].flatMap((from, group) => words.slice(from, RARER[group]).sort(compare));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
