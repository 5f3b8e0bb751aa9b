import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import matter from 'gray-matter';

/** A page of the docs as its file has it. */
export interface Page {
  /** Path of the file from the root of the repository. */
  file: string;
  route: string;
  frontMatter: Record<string, unknown>;
  body: string;
}

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'docs');

/** Lines of a list such as `routes.txt`. */
export function readList(name: string): string[] {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean);
}

/** All pages, by the rule that an index file stands for its folder. Files that begin with `_` are parts of pages. */
export function readPages(): Page[] {
  return readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !file.split(sep).at(-1)?.startsWith('_'))
    .sort()
    .map((file) => {
      const { data, content } = matter(readFileSync(join(DOCS, file), 'utf8'));
      const path = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
      return {
        file: relative(ROOT, join(DOCS, file)),
        route: `/docs/${path}`.replace(/\/$/, ''),
        frontMatter: data,
        body: content,
      };
    });
}
