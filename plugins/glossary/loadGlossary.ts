import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GlossaryTerm, readGlossary } from './readGlossary';

/** The page that explains the terms, from the root of the repository. */
export const GLOSSARY = 'docs/about/glossary.mdx';

/**
 * The terms of the glossary of a repository.
 *
 * @throws Error with file and line if the page cannot be read as MDX
 */
export function loadGlossary(root: string): GlossaryTerm[] {
  try {
    return readGlossary(readFileSync(join(root, GLOSSARY), 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error && 'line' in error)) throw error;
    throw new Error(`${GLOSSARY}:${error.line ?? 1}: ${error.reason}`, { cause: error });
  }
}
