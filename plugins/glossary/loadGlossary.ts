import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPlace } from '../shared/withPlace';
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
    throw withPlace(error, GLOSSARY);
  }
}
