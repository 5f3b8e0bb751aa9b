// #region load
import { readFile } from 'node:fs/promises';

import { SailsProgram } from 'sails-js';
import { SailsIdlParser } from 'sails-js/parser';

const parser = new SailsIdlParser();
await parser.init();

/** Reads an interface file and makes everything in it callable. */
export async function loadProgram(idlPath: string): Promise<SailsProgram> {
  return new SailsProgram(parser.parse(await readFile(idlPath, 'utf8')));
}
// #endregion load

// #region named
/**
 * Takes what the IDL calls by this name. The compiler cannot know the names of a file that is read
 * at run time.
 */
export function named<T>(entries: Record<string, T> | null, name: string): T {
  const entry = entries?.[name];
  if (!entry) throw new Error(`The IDL has no ${name}`);
  return entry;
}
// #endregion named
