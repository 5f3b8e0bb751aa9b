import type { MarkdownConfig } from '@docusaurus/types';
import { pageSteps } from '../../config/markdown';
import { parseFrontMatter } from '../../plugins/content/parseFrontMatter';
import { createPageReader } from '../../plugins/content/readPage';

/** How the site has Docusaurus read Markdown. */
const markdown = {
  format: 'mdx',
  mermaid: false,
  mdx1Compat: { comments: false, admonitions: false, headingIds: true },
  anchors: { maintainCase: false },
  parseFrontMatter,
} as MarkdownConfig;

/** The steps that a page of the site goes through. */
export const steps = pageSteps(process.cwd());

/** Reads a page as the site does. */
export const readPage = createPageReader({
  remarkPlugins: [...steps.beforeDefaultRemarkPlugins, ...steps.remarkPlugins],
  markdown,
});
