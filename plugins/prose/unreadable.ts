import type { Problem } from './types';

/**
 * What is wrong with a page that could not be read, with the line that the error names.
 *
 * @throws what was thrown, if it is no error
 */
export function unreadable(file: string, error: unknown): Problem {
  if (!(error instanceof Error)) throw error;
  const [, line = '1', message = error.message] = /^[^:]+:(\d+): ([\s\S]*)$/.exec(error.message) ?? [];
  return { file, line: Number(line), column: 1, rule: 'syntax', message: `The page cannot be read: ${message}` };
}
