import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { QUERIES } from '../search/queries';

const questionSchema = z.object({
  /** Whether the thresholds of the assistant were found with it, or it was held back from that. */
  set: z.enum(['development', 'held-back']),
  question: z.string(),
  /** Pages that answer it; none if these docs do not. */
  pages: z.array(z.string()),
});

type Question = z.infer<typeof questionSchema>;

const ASKED = z
  .array(questionSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8')));

/** Questions with and without an answer, that no threshold was fitted to. */
export const HELD_BACK: Question[] = ASKED.filter(({ set }) => set === 'held-back');

/** Questions to work with: those that search answers for, and more that these docs do not answer. */
export const DEVELOPMENT: Question[] = [
  ...ASKED.filter(({ set }) => set === 'development'),
  ...QUERIES.filter(({ kind }) => kind === 'question').map(({ query, pages }): Question => {
    return { set: 'development', question: query, pages };
  }),
];
