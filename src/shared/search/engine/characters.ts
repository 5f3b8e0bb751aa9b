/** First character in use: those before it are control characters, the separator of rows, and two that JSON escapes or nearly so. */
const FIRST_CODE = 0x23;
const BACKSLASH = 0x5c;
const SURROGATES = 0xd800;
const SURROGATES_COUNT = 0x800;
const LAST_OF_ONE_BYTE = 0x7f;

/** Numbers below this one are written in one byte. */
export const SHORT_COUNT = numberOf(LAST_OF_ONE_BYTE) + 1;

/** The character that stands for a number, without those that no text may hold and the one that JSON escapes. */
export function characterOf(number: number): string {
  const code = number + FIRST_CODE;
  const unescaped = code >= BACKSLASH ? code + 1 : code;
  return String.fromCodePoint(unescaped >= SURROGATES ? unescaped + SURROGATES_COUNT : unescaped);
}

/**
 * The number that a character stands for, as `characterOf` has it.
 *
 * @param code - code point of the character
 */
export function numberOf(code: number): number {
  const unescaped = code >= SURROGATES ? code - SURROGATES_COUNT : code;
  return unescaped - FIRST_CODE - (unescaped > BACKSLASH ? 1 : 0);
}
