import { MAX_QUERY_LENGTH } from '../../../shared/search/protocol';

/** Half of a character that takes two units, such as an emoji: it cannot be written into an address. */
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The part of a text that search asks for: its first 64 characters, on one line, without a character cut in two. */
export function clipQuery(text: string): string {
  return text
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\r\n\t]/g, ' ')
    .replace(LONE_SURROGATES, '');
}
