import type { ParseFrontMatter } from '@docusaurus/types';

/** Fields that only the build reads: Docusaurus would put them into the script and the head of the page. */
const FOR_THE_BUILD = ['keywords'];

/** What pages get of their front matter: all but the fields that only the build reads. Throws as `readFrontMatter` does. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const { frontMatter, content } = await readFrontMatter(params);
  const shown = Object.entries(frontMatter).filter(([name]) => !FOR_THE_BUILD.includes(name));
  return { frontMatter: Object.fromEntries(shown), content };
};

/**
 * Reads front matter as Docusaurus does, with errors that name file and line.
 *
 * A text with a backslash is refused: Docusaurus 3.8.1 writes it into a script without escaping it, which becomes another text, or a
 * script that does not parse.
 *
 * @throws Error if it is no YAML, no list of names and values, or holds a backslash
 */
export const readFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
    throw new Error(`${params.filePath}:${lineOf(error)}: The front matter is no YAML: ${reasonOf(error)}`, {
      cause: error,
    });
  });
  const { frontMatter } = result;
  if (typeof frontMatter !== 'object' || frontMatter === null || Array.isArray(frontMatter)) {
    throw new Error(`${params.filePath}:2: The front matter must be lines such as "title: Message rent".`);
  }
  for (const [name, value] of Object.entries(frontMatter)) {
    if (!holdsBackslash(name) && !holdsBackslash(value)) continue;
    const line = lineOfField(params.fileContent, name);
    throw new Error(
      `${params.filePath}:${line}: The front matter holds a backslash in "${name}", which would be lost.`,
    );
  }
  return result;
};

/**
 * Line of a field of the front matter, whose name may be in quotes.
 *
 * @param source - text of the page
 * @returns counted from 1, which is also the answer for a field that is not there
 */
export function lineOfField(source: string, field: string): number {
  const [frontMatter = ''] = source.split(/\r?\n---/, 1);
  const names = [`${field}:`, `"${field}":`, `'${field}':`];
  const index = frontMatter.split(/\r?\n/).findIndex((line) => names.some((name) => line.startsWith(name)));
  return Math.max(0, index) + 1;
}

function holdsBackslash(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\\');
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(holdsBackslash);
}

/** The mark of js-yaml counts from the line of the dashes, as zero. */
function lineOf(error: unknown): number {
  const mark = (error as { mark?: { line?: number } } | undefined)?.mark;
  return (mark?.line ?? 0) + 1;
}

function reasonOf(error: unknown): string {
  const { reason, message } = error as { reason?: string; message?: string };
  return reason ?? message ?? String(error);
}
