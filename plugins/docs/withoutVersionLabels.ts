import type { TranslationFile } from '@docusaurus/types';

/** Under this name Docusaurus keeps the label of a version among the texts to translate. */
const LABEL = 'version.label';

/**
 * Leaves the labels of versions out of the texts to translate. They name a release, such as "Gear 2.0.0", and come from the
 * configuration: a language that kept a copy would show the old name after the next release.
 *
 * @param files - texts to translate of the docs plugin, or translated ones
 */
export const withoutVersionLabels = (files: TranslationFile[]): TranslationFile[] =>
  files.map((file) => ({
    ...file,
    content: Object.fromEntries(Object.entries(file.content).filter(([id]) => id !== LABEL)),
  }));
