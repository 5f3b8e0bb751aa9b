/** Characters that one answer holds at most: a model reads the rest when it needs it. */
const MOST_CHARACTERS = 20_000;

/** A part of a long text. */
export interface Part {
  text: string;
  /** Where the next part begins; `undefined` at the end. */
  next: number | undefined;
}

/**
 * A part of a text that ends at the end of a line.
 *
 * @param offset - where it begins, in characters
 */
export function cut(text: string, offset: number, most = MOST_CHARACTERS): Part {
  if (text.length - offset <= most) return { text: text.slice(offset), next: undefined };
  const lineEnd = text.lastIndexOf('\n', offset + most);
  const end = lineEnd > offset ? lineEnd + 1 : offset + most;
  return { text: text.slice(offset, end), next: end };
}

/** A part of a text, with a line at its end that tells how to read on. */
export function readable(text: string, offset: number): string {
  if (offset > 0 && offset >= text.length) return `[There is no more: the text has ${text.length} characters.]`;
  const { text: part, next } = cut(text, offset);
  return next === undefined
    ? part
    : `${part}\n[Cut here: characters ${offset} to ${next} of ${text.length}. Ask again with offset ${next} for the rest.]`;
}
