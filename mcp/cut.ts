/** Characters that one answer holds at most: a model reads the rest when it needs it. */
const MOST_CHARACTERS = 20_000;

/** Signs above this code point take two characters. */
const LAST_OF_ONE_CHARACTER = 0xffff;

/** A part of a long text. */
export interface Part {
  text: string;
  /** Where the next part begins; `undefined` at the end. */
  next: number | undefined;
}

/**
 * A part of a text that ends at the end of a line; of a line that is longer than a part, between two signs.
 *
 * @param offset - where it begins, in characters
 * @param most - characters that it holds at most: two at least, because a sign such as an emoji takes two
 */
export function cut(text: string, offset: number, most = MOST_CHARACTERS): Part {
  if (text.length - offset <= most) return { text: text.slice(offset), next: undefined };
  const lineEnd = text.lastIndexOf('\n', offset + most - 1);
  const end = lineEnd > offset ? lineEnd + 1 : betweenSigns(text, offset + most);
  return { text: text.slice(offset, end), next: end };
}

/** A place in a text, or the one before it, if that is inside of a sign that takes two characters. */
function betweenSigns(text: string, place: number): number {
  return (text.codePointAt(place - 1) ?? 0) > LAST_OF_ONE_CHARACTER ? place - 1 : place;
}

/** A part of a text, with a line at its end that tells how to read on. */
export function readable(text: string, offset: number): string {
  if (offset > 0 && offset >= text.length) return `[There is no more: the text has ${text.length} characters.]`;
  const { text: part, next } = cut(text, offset);
  return next === undefined
    ? part
    : `${part}\n[Cut here: characters ${offset} to ${next} of ${text.length}. Ask again with offset ${next} for the rest.]`;
}
