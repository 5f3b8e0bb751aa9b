import type { Definition, FootnoteDefinition, Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../shared/visit';

export function refuseUnusedFootnotes(tree: Root, page: VFile): void {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  visit(tree, 'footnoteDefinition', (note) => {
    if (used.has(note.identifier)) return;
    page.fail(
      `No text leads to this note, so it would be lost. Write [^${note.label ?? note.identifier}] where it belongs.`,
      note,
    );
  });
}

/** Of two notes, or addresses, with one name only the first counts. */
export function refuseSecondDefinitions(tree: Root, page: VFile): void {
  const known = new Set<string>();
  visit(tree, ['definition', 'footnoteDefinition'], (node) => {
    const { type, identifier, label } = node as Definition | FootnoteDefinition;
    const name = `[${type === 'definition' ? '' : '^'}${label ?? identifier}]`;
    if (known.has(type + identifier)) {
      page.fail(`${name} stands above already, so this one would be lost. Name it otherwise.`, node);
    }
    known.add(type + identifier);
  });
}
