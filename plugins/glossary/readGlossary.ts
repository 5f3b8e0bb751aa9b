import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { remarkGfm, remarkMath, remarkMdx, remarkParse, unified } from '../shared/esModules.cjs';
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

/** A heading with an anchor of its own, `### Term {#anchor}`: Docusaurus' syntax, which MDX takes for an expression. */
const OWN_ANCHOR = /^(#{1,6} .*\S)\s*\{#([\w-]+)\}\s*$/;

const parser = unified().use([remarkParse, remarkMdx, remarkGfm, remarkMath]).freeze();

/**
 * The terms of a glossary: its headings of level 3, each with the first paragraph below it.
 *
 * @param source - text of the page, with its front matter
 */
export function readGlossary(source: string): GlossaryTerm[] {
  const slugger = createSlugger();
  // Lines stay where they are, for errors.
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''));
  const anchors = new Map<number, string>();
  const withoutAnchors = body
    .split('\n')
    .map((line, index) => {
      const [, heading, anchor] = OWN_ANCHOR.exec(line) ?? [];
      if (!heading || !anchor) return line;
      anchors.set(index + 1, anchor);
      return heading;
    })
    .join('\n');
  const page = parser.parse(withoutAnchors) as Root;
  return page.children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const term = textOf(node, {});
    // Also for headings that are no term, so that the numbers of equal headings are right.
    const id = anchors.get(node.position?.start.line ?? 0) ?? slugger.slug(term);
    const paragraph = page.children[index + 1];
    if (node.depth !== 3 || paragraph?.type !== 'paragraph') return [];
    return [{ term, id, definition: firstSentences(textOf(paragraph, {}).replace(/\s+/g, ' ')) }];
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
