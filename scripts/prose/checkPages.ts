import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { frontMatterSchema } from '../../config/frontMatter';
import { proseOptions } from '../../config/prose';
import { REDIRECTS } from '../../config/redirects';
import { listPages, strayName } from '../../plugins/content/listPages';
import { loadGlossary } from '../../plugins/glossary';
import { createProseLinter, type Problem, sharedValues } from '../../plugins/prose';
import { checkRoutes, removedRoutes } from '../../plugins/routes/checkRoutes';
import { olderLists, readEveryRoute } from '../../plugins/routes/everyRoute';
import { REQUIRED_ROUTES } from '../../tests/content/requiredRoutes';

/**
 * What has to change on the pages of a repository.
 *
 * @param files - pages to read, by their path from the root; none: all of them. Titles, places in the sidebar and routes are
 *   checked for all pages in any case
 */
export async function checkPages(root: string, files: readonly string[] = []): Promise<Problem[]> {
  const pages = listPages(root);
  const ever = readEveryRoute(root);
  const routes = [
    ...checkRoutes({ pages: pages.map(({ route }) => route), redirects: REDIRECTS, ever, required: REQUIRED_ROUTES }),
    ...removedRoutes(ever, olderLists(root)),
    ...pages.flatMap(({ file }) => {
      const message = strayName(file);
      return message === undefined ? [] : [{ file, message }];
    }),
  ].map(({ file, message }) => ({ file, line: 1, column: 1, rule: 'route', message }));

  const lintPage = createProseLinter(frontMatterSchema, proseOptions(termsOf(root)), DEFAULT_CONFIG.markdown);
  const problems: Problem[] = [];
  // One after the other: pages read at the same time are no faster, and need more memory.
  for (const { file, source } of pages) {
    if (files.length === 0 || files.includes(file)) problems.push(...(await lintPage(file, source)));
  }
  return [...problems, ...sharedValues(pages), ...routes];
}

/** The terms of the glossary. None, if it is no MDX: the linter says so with the other pages. */
function termsOf(root: string): string[] {
  try {
    return loadGlossary(root).map(({ term }) => term);
  } catch (error) {
    // Anything else, such as a page that is missing, is no matter of its text.
    if (!(error instanceof Error && error.cause)) throw error;
    return [];
  }
}
