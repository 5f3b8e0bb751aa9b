import type { MarkdownConfig } from '@docusaurus/types';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkMath from 'remark-math';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import type * as z from 'zod';
import { createPageReader } from '../content/readPage';
import { frontMatterProblems } from './frontMatterProblems';
import { frontMatterProse } from './frontMatterProse';
import { abbreviations } from './rules/abbreviations';
import { bannedPhrases } from './rules/bannedPhrases';
import { fences } from './rules/fences';
import { headings } from './rules/headings';
import { productNames } from './rules/productNames';
import { sentences } from './rules/sentences';
import { structure } from './rules/structure';
import type { Problem, ProseOptions } from './types';
import { unreadable } from './unreadable';

export { sharedValues } from './sharedValues';
export type { Problem, ProseOptions } from './types';
export { unreadable } from './unreadable';

/** What messages of the libraries leave out: what to write. */
const ADVICE: Readonly<Record<string, string>> = {
  'heading-increment': 'Use the level below that of the heading above.',
  'no-emphasis-as-heading': 'Make it a heading, or part of the text.',
  'no-heading-punctuation': 'Leave out the sign at the end of the heading.',
  'no-literal-urls': 'Give the link a text that says where it leads: [text](address).',
  'no-undefined-references': 'Write [text](address), or put a backslash before the bracket.',
  'retext-indefinite-article': 'Write what is said aloud: "an IDL", "a user".',
  'retext-repeated-words': 'Leave out one of them.',
};

/**
 * A function that reads a page as the site does and lists what has to change: front matter, words, headings, structure and code
 * blocks. Spelling is the matter of cspell.
 *
 * @param schema - what the front matter of a page must be
 */
export function createProseLinter(schema: z.ZodType, options: ProseOptions, markdown: MarkdownConfig) {
  const words = unified()
    .use(retextEnglish)
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .use(sentences(options));
  const ofWords = [headings(options), productNames(options), bannedPhrases(options)];
  const readPage = createPageReader({
    markdown,
    remarkPlugins: [
      remarkMath,
      structure,
      ...ofWords,
      abbreviations(options),
      fences(options),
      remarkLintHeadingIncrement,
      remarkLintNoEmphasisAsHeading,
      [remarkLintNoHeadingPunctuation, '.,:;!'],
      remarkLintNoLiteralUrls,
      remarkLintNoUndefinedReferences,
      [remarkRetext, words],
    ],
  });

  return async function lintPage(file: string, source: string): Promise<Problem[]> {
    try {
      const { frontMatter, messages } = await readPage(file, source);
      const problems = messages.map(({ line, column, ruleId, source: origin, reason }) => {
        const rule = origin?.startsWith('retext-') ? origin : (ruleId ?? 'prose');
        const advice = ADVICE[rule];
        const message = advice ? `${reason.replace(/[.,]?$/, '.')} ${advice}` : reason;
        return { file, line: line ?? 1, column: column ?? 1, rule, message };
      });
      const page = { file, source, frontMatter };
      return [...frontMatterProblems(schema, page), ...frontMatterProse(ofWords, page), ...problems].sort(
        (a, b) => a.line - b.line || a.column - b.column,
      );
    } catch (error) {
      return [unreadable(file, error)];
    }
  };
}
