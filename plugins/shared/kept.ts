import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';

/**
 * What a file holds. The version stands before and behind what was made, because the file may have the beginning of one build and the
 * end of another, if both wrote it at once.
 */
interface Kept<Made> {
  version: string;
  made: Made;
  end: string;
}

/**
 * What an earlier build has made and kept in a file, or else makes it anew and keeps it for the next build.
 *
 * @param file - absolute path, in a folder that exists; one file for each thing, so that what is outdated is written over
 * @param version - changes with all that the thing is made of
 * @param make - makes something that V8 can serialize
 * @param isFinal - whether to keep what was made
 */
export async function kept<Made>(
  file: string,
  version: string,
  make: () => Promise<Made>,
  isFinal: (made: Made) => boolean = () => true,
): Promise<Made> {
  const earlier = await read<Made>(file);
  if (earlier?.version === version && earlier.end === version) return earlier.made;
  const made = await make();
  if (isFinal(made)) await writeFile(file, serialize({ version, made, end: version } satisfies Kept<Made>));
  return made;
}

/** A file that is not there, or that a stopped build left unfinished, holds nothing. */
async function read<Made>(file: string): Promise<Kept<Made> | undefined> {
  try {
    return deserialize(await readFile(file)) as Kept<Made>;
  } catch {
    return undefined;
  }
}

/** A name for a file, or a version, that follows from texts. */
export const hash = (...texts: (string | Buffer)[]): string => {
  const made = createHash('sha256');
  for (const text of texts) made.update(text).update('\0');
  return made.digest('hex').slice(0, 32);
};
