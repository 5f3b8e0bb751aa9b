import { basename, dirname } from 'node:path';
import { lineOfField } from '../content/parseFrontMatter';
import type { Problem } from './types';

/** Fields that no two pages share. */
const UNIQUE = ['title', 'description'];

interface PageFile {
  file: string;
  route: string;
  source: string;
  frontMatter: Record<string, unknown>;
}

/** Routes, titles and descriptions that two pages have, and places in the sidebar that two pages of a folder have. */
export function sharedValues(pages: readonly PageFile[]): Problem[] {
  const places = pages.filter(({ file }) => !/^index\.mdx?$/.test(basename(file)));
  return [
    ...duplicates(pages, 'route', ({ route }) => route),
    ...UNIQUE.flatMap((field) => duplicates(pages, field, ({ frontMatter }) => frontMatter[field])),
    ...duplicates(places, 'sidebar_position', ({ file, frontMatter }) =>
      frontMatter.sidebar_position === undefined
        ? undefined
        : `${dirname(file)} ${String(frontMatter.sidebar_position)}`,
    ),
  ];
}

function duplicates(pages: readonly PageFile[], field: string, valueOf: (page: PageFile) => unknown): Problem[] {
  const first = new Map<unknown, string>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const other = first.get(value);
    if (value === undefined || value === null) return [];
    if (other === undefined) {
      first.set(value, page.file);
      return [];
    }
    const message = `${field} is that of ${other} too. Give this page its own.`;
    return [{ file: page.file, line: lineOfField(page.source, field), column: 1, rule: 'front-matter', message }];
  });
}
