/** Something on a page that has to change. */
export interface Problem {
  /** Path of the page from the root of the repository. */
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  /** Name of the rule. */
  rule: string;
  /** What is wrong, and what to write in its place. */
  message: string;
}

/** The words that the rules of prose go by. */
export interface ProseOptions {
  productNames: readonly string[];
  /** What to write in place of each phrase. */
  bannedPhrases: Readonly<Record<string, string>>;
  knownAbbreviations: readonly string[];
  properNouns: readonly string[];
  maxSentenceWords: number;
  /** Languages that a block of code may have. */
  languages: readonly string[];
}
