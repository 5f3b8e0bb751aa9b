import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---/s;
/** What decides about the address of a page, besides the path of its file, or whether it has one. */
const ADDRESS = /^["']?(?:slug|id|draft)\b.*$/gm;

/**
 * What links to pages depend on: a link to a file becomes the address of its page, or an error, when the page with the link is compiled.
 *
 * @param folder - of the pages
 * @returns for each page its path and the lines of its front matter that decide about its address
 */
export function linkTargets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => {
      const [, frontMatter = ''] = FRONT_MATTER.exec(readFileSync(join(folder, path), 'utf8')) ?? [];
      return [path, ...(frontMatter.match(ADDRESS) ?? [])].join('\n');
    });
}
