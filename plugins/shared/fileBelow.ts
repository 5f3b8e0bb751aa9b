import { statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Finds a file that a page names.
 *
 * @param root - folder that paths start at
 * @param file - path from there
 * @param folder - below the root, that it may not lie outside of
 * @returns its path in the file system; `undefined` if there is no such file, as for a folder
 */
export function fileBelow(root: string, file: string, folder = ''): string | undefined {
  const path = join(root, file);
  const isBelow = !relative(join(root, folder), path).startsWith('..');
  return isBelow && statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}
