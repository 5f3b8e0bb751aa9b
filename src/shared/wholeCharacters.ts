/** Half of a character that takes two units, such as an emoji: it cannot be written into an address. */
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text without halves of characters, of which `encodeURIComponent` makes an error: what is pasted may hold some. */
export const wholeCharacters = (text: string): string => text.replace(LONE_SURROGATES, '');
