import { createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { remarkFrontmatter, remarkGfm, remarkMath, remarkMdx, remarkParse, unified } from '../shared/esModules.cjs';
import { textOf } from '../content/textOf';

/** A term as the glossary explains it. */
export interface GlossaryTerm {
  term: string;
  /** Anchor on the page of the glossary. */
  id: string;
  /** The first sentences of its explanation, as plain text. */
  definition: string;
}

/** Length up to which a definition takes a further sentence. */
const MAX_LENGTH = 170;

const parser = unified().use([remarkParse, remarkMdx, remarkFrontmatter, remarkGfm, remarkMath]).freeze();

/**
 * The terms of a glossary: its headings of level 3, each with the first paragraph below it.
 *
 * @param source - text of the page, with its front matter
 */
export function readGlossary(source: string): GlossaryTerm[] {
  const slugger = createSlugger();
  // MDX would take the anchor of `### Term {#anchor}` for an expression.
  const page = parser.parse(escapeMarkdownHeadingIds(source)) as Root;
  return page.children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const { text: term, id: anchor } = parseMarkdownHeadingId(textOf(node));
    // Also for headings that are no term, so that the numbers of equal headings are right.
    const id = anchor ?? slugger.slug(term);
    const paragraph = page.children[index + 1];
    if (node.depth !== 3 || paragraph?.type !== 'paragraph') return [];
    return [{ term, id, definition: firstSentences(textOf(paragraph).replace(/\s+/g, ' ')) }];
  });
}

function firstSentences(text: string): string {
  const [first = '', ...others] = text
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .filter((sentence) => !sentence.startsWith('See '));
  let definition = first;
  for (const sentence of others) {
    if (definition.length + sentence.length > MAX_LENGTH) break;
    definition += ` ${sentence}`;
  }
  return definition;
}
