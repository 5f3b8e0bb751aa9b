import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Issue, lint } from 'cspell';
import type { Problem } from '../../plugins/prose';

const MAX_SUGGESTIONS = 3;

/**
 * Words that no dictionary has, by cspell with the settings of `cspell.json`.
 *
 * @param files - paths from the root; none: those of the settings
 */
export async function checkSpelling(root: string, files: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const { errors } = await lint(
    [...files],
    { root, progress: false, showSuggestions: true },
    {
      issue: ({ uri = '', row, col, text, suggestions = [] }: Issue) => {
        const likely = suggestions
          .slice(0, MAX_SUGGESTIONS)
          .map((word) => `"${word}"`)
          .join(', ');
        problems.push({
          file: relative(root, fileURLToPath(uri)).replaceAll(sep, '/'),
          line: row,
          column: col,
          rule: 'spelling',
          message:
            `"${text}" is in no dictionary. ${likely ? `Write ${likely}? ` : ''}` +
            'A word of the platform goes into config/words.txt, a name in code into backquotes.',
        });
      },
      error: (message, error) => {
        throw new Error(`Spelling: ${message}`, { cause: error });
      },
    },
  );
  if (errors > 0) throw new Error('Spelling: cspell did not run, see above.');
  return problems;
}
