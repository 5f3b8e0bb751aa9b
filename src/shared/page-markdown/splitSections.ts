import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';

/** A heading of a page with what stands below it, up to the next heading of any level. */
export interface MarkdownSection {
  /** Its words, without marks; empty for what stands above the first heading. */
  heading: string;
  /** 1 for the title of the page; 0 for what stands above it. */
  depth: number;
  /** Without the heading itself. */
  blocks: RootContent[];
  /** Where the heading begins in the Markdown, in characters. */
  start: number;
}

/** Between two lines of three hyphens at the very top. */
const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/** The Markdown of a page without its front matter. */
export function withoutFrontMatter(markdown: string): string {
  return markdown.replace(FRONT_MATTER, '').trimStart();
}

/**
 * Cuts the Markdown of a page, as the site serves it at the path of the page with `.md`, at its headings.
 *
 * @param body - without front matter
 */
export function splitSections(body: string): MarkdownSection[] {
  const { children } = fromMarkdown(body, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  let section: MarkdownSection = { heading: '', depth: 0, blocks: [], start: 0 };
  const sections: MarkdownSection[] = [];
  for (const node of children) {
    if (node.type === 'heading') {
      const heading = onOneLine(toString(node));
      section = { heading, depth: node.depth, blocks: [], start: node.position?.start.offset ?? 0 };
      sections.push(section);
    } else {
      if (sections.length === 0) sections.push(section);
      section.blocks.push(node);
    }
  }
  return sections;
}

/**
 * The section with a heading.
 *
 * @param occurrence - how many sections before it have a heading with the same words
 * @returns its number, or -1 if there is none: the page may have changed since the heading was read
 */
export function findSection(
  sections: readonly Pick<MarkdownSection, 'heading'>[],
  heading: string,
  occurrence = 0,
): number {
  const wanted = onOneLine(heading);
  const all = sections.flatMap((section, at) => (section.heading === wanted ? [at] : []));
  return all[occurrence] ?? -1;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
