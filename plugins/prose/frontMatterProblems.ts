import type * as z from 'zod';
import { lineOfField } from '../content/parseFrontMatter';
import type { Problem } from './types';

/**
 * What is wrong with the front matter of a page, with the line of the field.
 *
 * @param source - text of the page
 */
export function frontMatterProblems(
  schema: z.ZodType,
  page: { file: string; source: string; frontMatter: unknown },
): Problem[] {
  const { error } = schema.safeParse(page.frontMatter);
  return (error?.issues ?? []).map(({ path, message, code, ...issue }) => {
    const field = String(path[0] ?? '');
    const unknown = code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[]) : undefined;
    return {
      file: page.file,
      line: lineOfField(page.source, field || (unknown?.[0] ?? '')),
      column: 1,
      rule: 'front-matter',
      message: unknown
        ? `No page has the field ${unknown.join(', ')} in its front matter. Take it out, or correct its name.`
        : `${path.length > 1 ? `${field}, entry ${Number(path[1]) + 1},` : field} ${message}${found(page.frontMatter, path, code)}.`,
    };
  });
}

/** What stands there: of a text that is too short or too long, its length. */
function found(frontMatter: unknown, path: readonly PropertyKey[], code: string): string {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
    frontMatter,
  );
  if (value === undefined || value === null) return '; it is missing';
  if (typeof value !== 'string') return '';
  return code === 'too_small' || code === 'too_big' ? `; it has ${value.length}` : `; it is "${value}"`;
}
