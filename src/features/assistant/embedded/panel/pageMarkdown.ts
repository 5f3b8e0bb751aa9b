import { fetchMarkdown } from '../../../../components/fetchMarkdown';
import {
  findSection,
  type MarkdownSection,
  splitSections,
  withoutFrontMatter,
} from '../../../../shared/page-markdown/splitSections';
import { retriedFor } from '../../../../shared/retried';
import type { Passage } from '../../../../shared/assistant/findPassages';

/** Path of a page as Markdown. */
export function markdownPath(url: string, baseUrl: string): string {
  return `${baseUrl}${url.replace(/^\//, '').replace(/#.*/, '')}.md`;
}

/** A page as Markdown. It is loaded once; if that fails, the next call tries again. */
export const loadMarkdown = retriedFor(fetchMarkdown);

/** What stands below the heading of a passage, word for word. Rejects if the page cannot be loaded or has changed. */
export async function loadBlocks(
  { url, headings, occurrence }: Passage,
  baseUrl: string,
): Promise<MarkdownSection['blocks']> {
  const sections = splitSections(withoutFrontMatter(await loadMarkdown(markdownPath(url, baseUrl))));
  const section = sections[findSection(sections, headings.at(-1) ?? '', occurrence)];
  if (!section) throw new Error(`The section ${url} is not in the Markdown of its page.`);
  return section.blocks;
}
