import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GlossaryTerm, readGlossary } from './readGlossary';

/** The page that explains the terms, from the root of the repository. */
export const GLOSSARY = 'docs/about/glossary.mdx';

/** The terms of the glossary of a repository. */
export const loadGlossary = (root: string): GlossaryTerm[] => readGlossary(readFileSync(join(root, GLOSSARY), 'utf8'));
