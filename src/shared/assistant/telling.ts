import { queryWords } from '../search/engine/queryWords';

/** A word that tells what a question is about. */
export interface Telling {
  /** As the index has it. */
  term: string;
  /** As it was typed. */
  text: string;
  /** Whether it is a name, of code or of anything else: that means itself, and no word that is written nearly so. */
  isName: boolean;
}

/**
 * Words that people wrap a question in, and tools a message. Search leaves out words of grammar; these are words of asking, and what
 * Rust and JSON-RPC print around an error.
 */
const ASKING = new Set(
  (
    'call called come difference exactly explain find give go happen happened happening happens help know long many mean ' +
    'meaning means need please possible say show tell thing things understand want way ways work working works ' +
    'err option::unwrap panicked result::unwrap rpcerror'
  ).split(' '),
);
/** Parts joined as code joins them, or a capital inside of a word. A hyphen alone makes no name. */
const CODE_NAME = /::|[\p{L}\p{N}][._][\p{L}\p{N}]|\p{Ll}\p{Lu}/u;

/** The words that tell what a question is about; all words of a question that holds none of these. */
export function telling(question: string, most?: number): Telling[] {
  // In a headline each word has a capital.
  const isTitleCase = !/(?:^|\s)\p{Ll}{4,}/u.test(question);
  const all = queryWords(question, most).map(({ term, start, end }) => {
    const text = question.slice(start, end);
    // The first word has a capital anyway.
    const hasCapital = start > 0 && /^\p{Lu}/u.test(text) && !isTitleCase;
    return { term, text, isName: hasCapital || CODE_NAME.test(text) };
  });
  const rest = all.filter(({ text }) => !ASKING.has(text.toLowerCase()));
  return rest.length > 0 ? rest : all;
}
