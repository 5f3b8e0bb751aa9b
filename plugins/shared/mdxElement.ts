import type { MdxJsxFlowElement, MdxJsxFlowElementHast, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';

/** A component, or an element of HTML, that a page holds: on lines of its own (flow) or inside of a line (text). */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node, of Markdown or of HTML, is a component or an element of MDX. */
export const isMdxElement = <Any extends Node>(node: Any): node is Extract<Any, { type: MdxElement['type'] }> =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * A component in the tree of a page, by the name under which it is registered for MDX.
 *
 * @param attributes - string properties; `undefined` leaves one out
 */
export function mdxElement(name: string, attributes: Record<string, string | undefined>): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children: [],
  };
}
