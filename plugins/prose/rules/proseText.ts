import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';

/** Calls back for each piece of text that readers see as text: no code, no attributes. */
export function visitText(tree: Root, callback: (node: Text) => void): void {
  visit(tree, 'text', (node) => callback(node));
}

/** Where a piece of a text node stands on the page. */
export function placeIn(node: Text, index: number) {
  const before = node.value.slice(0, index).split('\n');
  const start = node.position?.start ?? { line: 1, column: 1 };
  const line = start.line + before.length - 1;
  return { line, column: (before.length === 1 ? start.column : 1) + (before.at(-1)?.length ?? 0) };
}
