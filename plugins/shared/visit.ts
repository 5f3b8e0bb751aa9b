import type { Node } from 'unist';
import type { BuildVisitor } from 'unist-util-visit';

/** What a visitor returns to leave out what is inside of a node: alone, or with the index to go on at. */
export const SKIP = 'skip';

/** A visitor that knows nothing of the kinds of nodes. */
type Enter = (node: Node, index: number | undefined, parent: Node | undefined) => unknown;

/**
 * Walks through a tree as `visit` of unist-util-visit does, with the part of its interface that the plugins of this site use. The
 * library names each node for stack traces that nobody sees, and copies the list of all nodes around it: with a dozen walks through
 * each page, that was 6 % of the time of a build of 800 pages.
 *
 * @param tree - a visitor may change what it is in, and the children that are walked next
 * @param check - type of the nodes to visit, or several; without it, all
 * @param visitor - gets a node, and its index in its parent. Returns nothing, `SKIP`, or `[SKIP, index to go on at]`
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit<Tree extends Node, Check extends string | string[]>(
  tree: Tree,
  check: Check,
  visitor: BuildVisitor<Tree, Check>,
): void;
export function visit(tree: Node, ...rest: [unknown] | [string | string[], unknown]): void {
  const [check, visitor] = rest.length === 1 ? [undefined, rest[0]] : rest;
  const types = typeof check === 'string' ? [check] : check;
  const enter = visitor as Enter;

  /** @returns index of the node to go on at */
  const walk = (node: Node, index?: number, parent?: Node): number | undefined => {
    const result = !types || types.includes(node.type) ? enter(node, index, parent) : undefined;
    const [step, next] = (Array.isArray(result) ? result : [result]) as [unknown, number?];
    if (step !== SKIP && 'children' in node) {
      const children = node.children as Node[];
      for (let at = 0; at < children.length;) at = walk(children[at] as Node, at, node) ?? at + 1;
    }
    return next;
  };
  walk(tree);
}
