import type { Element, ElementContent, Root } from 'hast';
import type { Plugin } from 'unified';
import { SKIP, visit } from '../shared/visit';
import { whole } from '../shared/whole';

/** A flag of a command, or the beginning of an attribute: no longer than fits beside other words on a phone. */
const FLAG = /(?<![^\s([])((?:--?\w|#!?\[)[^\s=]{0,28})(?![^\s=])/;
/** Characters of a flag that a cell has room for on a phone, and that a line of text has on the narrowest with more space between letters. */
const FLAG_IN_CELL = 20;
const FLAG_IN_TEXT = 24;
/** Where a long name in a cell may break: before the parts of a path, and before what a variant holds. */
const PARTS = /(?<=[._/(]|::)(?=[^._/:]{3})/;
/** Where its parts may: before their words. */
const WORDS = /(?<=[a-z])(?=[A-Z][a-z])/;
/** The first of the cells, counted from 0, in which names may break anywhere if they must (`ParamTable`). */
const LATE_CELL = 3;
/** Characters of a name that every cell has room for, and of a part that one on a phone has, where no column is wider than 14rem. */
const SHORT = 16;
const SHORT_PART = 24;
/** The same for the cells at the end of a row. */
const SHORT_LATE = 14;
/** An address or a hash, which has no parts: on paper it may break anywhere. */
const ADDRESS = /^(?=.*\d)[a-zA-Z\d]{41,}$/;
/** Characters that stand in a line of text on a phone. */
const LINE = 38;

/**
 * Tells browsers where lines may break in code among text.
 *
 * - Flags stay whole, though browsers break lines after hyphens: `cargo test --` at the end of one line and `release` on the next would
 *   be another command. Long ones may break behind their first word, or they would lie over the next cell, or widen the page, on a phone.
 * - Long names in tables break between their parts, and not anywhere; at the end of a row, and where a part is wider than a column of a
 *   phone, also between the words of a part. So do names in text that are longer than a line. Addresses are marked, for the styles of
 *   paper.
 */
export const rehypeLineBreaks: Plugin<[], Root> = () => (tree) => {
  const inCells = new Set<Element>();
  visit(tree, 'element', (element, index = 0, row) => {
    if (element.tagName === 'pre') return SKIP;
    if (element.tagName === 'td') {
      const before = row?.children.slice(0, index).filter(({ type }) => type === 'element').length ?? 0;
      visit(element, 'element', (inside) => {
        if (inside.tagName !== 'code') return;
        inCells.add(inside);
        splitNames(inside, before >= LATE_CELL);
      });
    }
    if (element.tagName !== 'code') return undefined;
    const [first] = element.children;
    if (first?.type === 'text' && first.value.length > LINE && !/\s/.test(first.value)) splitNames(element, false);
    splitTexts(element, (text) =>
      text.split(FLAG).flatMap((part, at): ElementContent[] => {
        if (at % 2 === 0) return [{ type: 'text', value: part }];
        const isLong = part.length > (inCells.has(element) ? FLAG_IN_CELL : FLAG_IN_TEXT);
        const end = (isLong && part.indexOf('-', 2) + 1) || part.length;
        const rest = { type: 'text' as const, value: part.slice(end) };
        return [whole([{ type: 'text', value: part.slice(0, end) }]), rest];
      }),
    );
    return SKIP;
  });
};

function splitNames(code: Element, late: boolean): void {
  const [first] = code.children;
  if (first?.type === 'text' && ADDRESS.test(first.value)) {
    code.properties.className = ['long'];
    return;
  }
  splitTexts(code, (text) => {
    if (text.length <= (late ? SHORT_LATE : SHORT)) return [{ type: 'text', value: text }];
    const longest = late ? SHORT_LATE : SHORT_PART;
    const parts = text.split(PARTS).flatMap((part) => (part.length > longest ? part.split(WORDS) : part));
    return parts.flatMap((value, at): ElementContent[] => [
      ...(at ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
      { type: 'text', value },
    ]);
  });
}

/** Puts in the place of each text of an element what is made of it, without empty texts. */
function splitTexts(element: Element, split: (text: string) => ElementContent[]): void {
  element.children = element.children.flatMap((child): ElementContent[] =>
    child.type === 'text' ? split(child.value).filter((node) => node.type !== 'text' || node.value !== '') : [child],
  );
}
