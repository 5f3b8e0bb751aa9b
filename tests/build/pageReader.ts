import { DEFAULT_MARKDOWN_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { pageSteps } from '../../config/markdown';
import { parseFrontMatter } from '../../plugins/content/parseFrontMatter';
import { createPageReader } from '../../plugins/content/readPage';

/** The steps that a page of the site goes through. */
export const steps = pageSteps(process.cwd());

/** Reads a page as the site does. */
export const readPage = createPageReader({
  remarkPlugins: [...steps.beforeDefaultRemarkPlugins, ...steps.remarkPlugins],
  markdown: { ...DEFAULT_MARKDOWN_CONFIG, parseFrontMatter },
});
