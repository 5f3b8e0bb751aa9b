import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from '../shared/visit';

/**
 * Takes components out of a paragraph that holds nothing else, as MDX does before any plugin of a page runs
 * (`remark-mark-and-unravel`, which it does not export): `<Tabs>` with each `<TabItem>` on one line holds blocks, no text.
 */
export const remarkUnravel: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'paragraph', ({ children }, index, parent) => {
    const shown = children.filter((child) => child.type !== 'text' || child.value.trim());
    const types = shown.map(({ type }) => FLOW.get(type));
    if (!parent || index === undefined || shown.length === 0 || types.includes(undefined)) return undefined;
    const blocks = shown.map((child, at) => Object.assign(child, { type: types[at] }));
    parent.children.splice(index, 1, ...(blocks as unknown as typeof parent.children));
    return [undefined, index];
  });
};

/** What stands in a line, and the same on lines of its own. */
const FLOW: ReadonlyMap<string, string> = new Map([
  ['mdxJsxTextElement', 'mdxJsxFlowElement'],
  ['mdxTextExpression', 'mdxFlowExpression'],
]);
