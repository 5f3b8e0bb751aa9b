import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

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
