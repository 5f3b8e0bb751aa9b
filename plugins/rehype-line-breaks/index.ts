import type { Element, ElementContent, Root } from 'hast';
import type { Plugin } from 'unified';
import { SKIP, visit } from '../shared/visit';
import { whole } from '../shared/whole';

/** A flag of a command, or the beginning of an attribute: no longer than fits beside other words on a phone. */
const FLAG = /(?<![^\s([])((?:--?\w|#!?\[)[^\s=]{0,28})(?![^\s=])/;
/** Where a long name in a cell may break: before the parts of a path. */
const PARTS = /(?<=[._/]|::)(?=[^._/:]{3})/;
/** Characters of a name that every cell has room for. */
const SHORT = 16;

/**
 * Tells browsers where lines may break in code among text.
 *
 * - Flags stay whole, though browsers break lines after hyphens: `cargo test --` at the end of one line and `release` on the next would
 *   be another command.
 * - Long names in tables break between their parts, and not anywhere.
 */
export const rehypeLineBreaks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre') return SKIP;
    if (element.tagName === 'td') {
      visit(element, 'element', (inside) => void (inside.tagName === 'code' && splitNames(inside)));
    }
    if (element.tagName !== 'code') return undefined;
    splitTexts(element, (text) =>
      text.split(FLAG).map((part, at): ElementContent => {
        const node = { type: 'text' as const, value: part };
        return at % 2 ? whole([node]) : node;
      }),
    );
    return SKIP;
  });
};

function splitNames(code: Element): void {
  splitTexts(code, (text) =>
    text.length <= SHORT
      ? [{ type: 'text', value: text }]
      : text
          .split(PARTS)
          .flatMap((value, at): ElementContent[] => [
            ...(at ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
            { type: 'text', value },
          ]),
  );
}

/** Puts in the place of each text of an element what is made of it, without empty texts. */
function splitTexts(element: Element, split: (text: string) => ElementContent[]): void {
  element.children = element.children.flatMap((child): ElementContent[] =>
    child.type === 'text' ? split(child.value).filter((node) => node.type !== 'text' || node.value !== '') : [child],
  );
}
