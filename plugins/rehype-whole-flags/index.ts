import type { Element, Root, Text } from 'hast';
import type { Plugin } from 'unified';
import { SKIP, visit } from '../shared/visit';

/** Class of what stays on one line (site.css). */
export const WHOLE = 'whole';

/** A flag of a command, or the beginning of an attribute: no longer than fits beside other words on a phone. */
const FLAGS = /(?<![^\s([])(?:--?\w|#!?\[)[^\s=]{0,28}(?![^\s=])/g;

/**
 * Keeps flags in code among text whole. Browsers break lines after hyphens: `cargo test --` at the end of one line and `release` on the
 * next would be another command.
 */
export const rehypeWholeFlags: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre') return SKIP;
    if (element.tagName !== 'code') return undefined;
    element.children = element.children.flatMap((child): typeof element.children =>
      child.type === 'text' ? split(child) : [child],
    );
    return SKIP;
  });
};

/** The flags of a text as elements, and what stands between them. */
function split({ value }: Text): (Element | Text)[] {
  const parts: (Element | Text)[] = [];
  let end = 0;
  const text = (from: number, to?: number) => {
    if (from < (to ?? value.length)) parts.push({ type: 'text', value: value.slice(from, to) });
  };
  for (const { index, 0: flag } of value.matchAll(FLAGS)) {
    text(end, index);
    parts.push({
      type: 'element',
      tagName: 'span',
      properties: { className: [WHOLE] },
      children: [{ type: 'text', value: flag }],
    });
    end = index + flag.length;
  }
  text(end);
  return parts;
}
