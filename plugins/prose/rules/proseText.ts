import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { SPOKEN } from '../../content/textOf';
import { isMdxElement, type MdxElement } from '../../shared/mdxElement';

/** Calls back for each piece of text that readers see as text: no code, no attributes. */
export function visitText(tree: Root, callback: (node: Text) => void): void {
  visit(tree, 'text', (node) => callback(node));
}

/** The same, and for each attribute that readers see as text, such as the title of a card. */
export function visitWords(tree: Root, callback: (node: Text) => void): void {
  visit(tree, (node) => {
    if (node.type === 'text') callback(node);
    else if (isMdxElement(node)) spokenTexts(node).forEach(callback);
  });
}

function spokenTexts({ attributes, position }: MdxElement): Text[] {
  return attributes.flatMap((attribute): Text[] => {
    if (attribute.type !== 'mdxJsxAttribute' || !SPOKEN.includes(attribute.name)) return [];
    const { name, value } = attribute;
    const { start, end } = attribute.position ?? position ?? {};
    if (typeof value !== 'string' || !start || !end) return [];
    // The text begins behind the name and `="`.
    return [{ type: 'text', value, position: { start: { ...start, column: start.column + name.length + 2 }, end } }];
  });
}

/** Where a piece of a text node stands on the page. */
export function placeIn(node: Text, index: number) {
  const before = node.value.slice(0, index).split('\n');
  const start = node.position?.start ?? { line: 1, column: 1 };
  const line = start.line + before.length - 1;
  return { line, column: (before.length === 1 ? start.column : 1) + (before.at(-1)?.length ?? 0) };
}
