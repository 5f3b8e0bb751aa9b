/** Folders of pages, from the root of the site: those of a version, and those of its translations. */
const FOLDER = /^(?:docs|versioned_docs\/[^/]+|i18n\/[^/]+\/[^/]+\/[^/]+)\//;

/**
 * The folder in which a page has the same path as in other versions and languages, with a slash at its end; empty for another file.
 *
 * @param path - from the root of the site, with slashes
 */
export const pageFolder = (path: string): string => FOLDER.exec(path)?.[0] ?? '';
