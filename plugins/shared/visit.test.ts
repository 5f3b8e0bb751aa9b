import fc from 'fast-check';
import type { Node, Parent } from 'unist';
import { visit as libraryVisit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { SKIP, visit } from './visit';

interface Planned extends Node {
  /** What a visitor does when it comes here. */
  action: 'nothing' | 'skip' | 'double' | 'remove' | 'grow';
  children?: Planned[];
}

const { tree: trees } = fc.letrec<{ tree: Planned }>((tie) => ({
  tree: fc.record(
    {
      type: fc.constantFrom('text', 'link', 'code'),
      action: fc.constantFrom('nothing', 'skip', 'double', 'remove', 'grow'),
      children: fc.array(tie('tree'), { maxLength: 4 }),
    },
    { requiredKeys: ['type', 'action'] },
  ),
}));

/** Walks a copy of the tree. Returns what it met, and the tree afterwards. */
function walk(tree: Planned, by: typeof visit, check?: string | string[]) {
  const copy = structuredClone(tree);
  const met: unknown[] = [];
  const visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => {
    met.push([node.type, index, parent?.type]);
    const { action } = node as Planned;
    if (action === 'skip') return SKIP;
    if (action === 'grow' && 'children' in node) (node.children as Node[]).push({ type: 'text' });
    if (!parent || index === undefined) return undefined;
    if (action === 'double') {
      parent.children.splice(index, 1, { type: 'code' }, { type: 'link' });
      return [SKIP, index + 1] as const;
    }
    if (action === 'remove') {
      parent.children.splice(index, 1);
      return [SKIP, index] as const;
    }
    return undefined;
  };
  if (check === undefined) by(copy as Node, visitor as never);
  else by(copy as Node, check, visitor as never);
  return { met, copy };
}

describe('visit', () => {
  it.each([undefined, 'text', ['link', 'code']])(
    'meets what the library meets, and goes on where it does (%j)',
    (check) => {
      fc.assert(
        fc.property(trees, (tree) => {
          expect(walk(tree, visit, check)).toEqual(walk(tree, libraryVisit as typeof visit, check));
        }),
      );
    },
  );
});
