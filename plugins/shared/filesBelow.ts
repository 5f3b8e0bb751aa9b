import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all files below a folder, from there on, with slashes on every system, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}
