import type { Element, Root } from 'hast';
import { toString } from './esModules.cjs';
import { type FenceMeta, parseFenceMeta } from './parseFenceMeta';
import { SKIP, visit } from './visit';

/** A code fence of a page, as it stands in the HTML tree. */
export interface Fence {
  language: string;
  meta: FenceMeta;
  code: string;
  node: Element;
}

/** Elements that hold no fence. They are most of a page, so it saves time not to look into them. */
const TEXT = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'table']);

/**
 * Calls back for each code fence and puts what it returns in the fence's place.
 *
 * @param replace - returns the new node, or `undefined` to leave the fence as it is
 */
export function visitFences(tree: Root, replace: (fence: Fence) => Root['children'][number] | undefined): void {
  visit(tree, 'element', (pre, index, parent) => {
    if (TEXT.has(pre.tagName)) return SKIP;
    const node = pre.children[0];
    if (pre.tagName !== 'pre' || node?.type !== 'element' || node.tagName !== 'code' || index === undefined) return;
    const classes = Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
    const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
    const meta = parseFenceMeta(String(node.properties.metastring ?? ''));
    const replacement = replace({ language, meta, code: toString(node).replace(/\n$/, ''), node });
    if (!replacement || !parent) return;
    parent.children[index] = replacement as (typeof parent.children)[number];
    return [SKIP, index + 1];
  });
}
