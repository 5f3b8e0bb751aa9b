import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines of a list beside the content tests, such as `routes.txt`. */
export function readList(name: string): string[] {
  return readFileSync(join(__dirname, '../../content', name), 'utf8')
    .split('\n')
    .filter(Boolean);
}
