import type { Nodes } from 'mdast';

declare module 'mdast' {
  interface Data {
    /** Whether a plugin puts it into many pages in the same words, such as the header of a table: search leaves it out. */
    isRepeated?: true;
  }
}

/** Marks what many pages have in the same words. */
export function markRepeated<Node extends Nodes>(node: Node): Node {
  return { ...node, data: { ...node.data, isRepeated: true } };
}
