import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from '../../plugins/content/listPages';

/** Lines of a list such as `routes.txt`. */
export function readList(name: string): string[] {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean);
}

/** All pages of the docs. */
export const readPages = () => listPages(join(import.meta.dirname, '../..'));
