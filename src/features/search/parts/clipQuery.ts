import { MAX_QUERY_LENGTH } from '../../../shared/search/protocol';
import { wholeCharacters } from '../../../shared/wholeCharacters';

/** The part of a text that search asks for: its first 64 characters, on one line, without a character cut in two. */
export function clipQuery(text: string): string {
  return wholeCharacters(text.slice(0, MAX_QUERY_LENGTH).replace(/[\r\n\t]/g, ' '));
}
