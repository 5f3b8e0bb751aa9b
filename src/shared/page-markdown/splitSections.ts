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

/** A heading, or the fence of a block of code or of a formula. What stands in lists is indented, and none of these. */
const MARK = /^(?:(#{1,6}) .*|(`{3,}(?=[^`]*$)|~{3,}|\${2,}(?=[^$]*$)).*)$/gm;

/** Between two lines of three hyphens at the very top. */
const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/** The Markdown of a page without its front matter. */
export function withoutFrontMatter(markdown: string): string {
  return markdown.replace(FRONT_MATTER, '').trimStart();
}

/**
 * Cuts the Markdown of a page, as the site serves it at the path of the page with `.md`, at its headings. What stands below one is
 * parsed when it is asked for: to parse a whole page keeps a phone busy for 100 ms and more.
 *
 * @param body - without front matter
 */
export function splitSections(body: string): MarkdownSection[] {
  const cuts = [{ heading: '', depth: 0, start: 0, from: 0 }];
  let fence = '';
  for (const { 0: line, 1: marks, 2: mark = '', index } of body.matchAll(MARK)) {
    if (marks && !fence) {
      cuts.push({ heading: toText(line), depth: marks.length, start: index, from: index + line.length });
    } else if (!fence) fence = mark;
    else if (line.trimEnd() === mark && mark.startsWith(fence)) fence = '';
  }
  const sections = cuts.map(({ from, ...head }, at) => {
    const text = body.slice(from, cuts[at + 1]?.start);
    return {
      ...head,
      get blocks() {
        return parse(text).children;
      },
    };
  });
  return body.slice(0, cuts[1]?.start).trim() ? sections : sections.slice(1);
}

const toText = (markdown: string): string => onOneLine(toString(parse(markdown)));

const parse = (markdown: string) =>
  fromMarkdown(markdown, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });

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
