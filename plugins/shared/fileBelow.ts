import { statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Finds a file that a page names.
 *
 * @param root - folder that it may not lie outside of
 * @param file - path below it
 * @returns its path in the file system; `undefined` if there is no such file, as for a folder
 */
export function fileBelow(root: string, file: string): string | undefined {
  const path = join(root, file);
  const isBelow = !relative(root, path).startsWith('..');
  return isBelow && statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}
