import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../shared/kept';

/** Folders that hold what tools made, not what somebody wrote. Not `build`: that is a section of the docs. */
const MADE = ['node_modules', 'target', 'dist'];

/**
 * A short text that changes when a file below the folders changes, or the settings do.
 *
 * @param folders - absolute paths of folders, or of single files; one that does not exist counts as empty
 * @param settings - anything that JSON can hold
 */
export function fingerprint(folders: readonly string[], settings: unknown): string {
  const files = folders.flatMap(filesBelow).map((file) => hash(file, readFileSync(file)));
  return hash(JSON.stringify(settings), ...files);
}

function filesBelow(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOTDIR' ? [folder] : [];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (MADE.includes(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    });
}
