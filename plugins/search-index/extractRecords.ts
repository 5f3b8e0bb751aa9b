import type { Heading, Nodes, Root } from 'mdast';
import { type SearchRecord, deepestLevel, hierarchyOf } from '../../src/shared/search/record';
import { codeOf, textOf } from '../content/textOf';
import { visit as walk } from '../shared/visit';

/** What the tree of a page does not say about it. */
export interface PageFacts {
  title: string;
  /** What readers get there, if its author says so. */
  description?: string;
  /** What readers look for and the page does not say. */
  keywords?: readonly string[];
  /** Top-level section of the docs. */
  section: string;
  /** Below the base URL, with a leading slash. */
  path: string;
  language: string;
  tag: string;
}

/** A type, because Docusaurus wants options with an index signature. */
export type ExtractOptions = {
  /**
   * Headings of sections that only lead elsewhere: they would be found in place of what they lead to. A translated heading that keeps the
   * anchor of such a one counts as it.
   */
  leaveOut?: readonly string[];
};

/**
 * The search records of a page: one for each heading, one for the text below it, one for the code among the text, and one for the
 * description of the page. The first, that of the page itself, has its keywords. All headings count, those inside tabs and collapsed
 * parts too, but for those that are left out.
 */
export function extractRecords(tree: Root, facts: PageFacts, { leaveOut = [] }: ExtractOptions): SearchRecord[] {
  const sections = splitSections(tree);
  const anchors = new Set(leaveOut.map((heading) => heading.toLowerCase().replaceAll(' ', '-')));
  return sections.flatMap(({ anchor, above, headings, text, code }) => {
    const left = headings.some((heading) => heading !== null && leaveOut.includes(heading));
    if (left || above.some((one) => one !== null && anchors.has(one))) return [];
    const url = facts.path + (anchor && `#${anchor}`);
    const hierarchy = hierarchyOf([facts.section, facts.title, ...headings]);
    const id = `${facts.tag}/${facts.language}${url}`;
    const shared = { hierarchy, url, language: facts.language, docusaurus_tag: facts.tag };
    const recordOf = (part: string, content = '', kind = {}): SearchRecord[] =>
      content ? [{ objectID: `${id}/${part}`, content, type: 'content', ...shared, ...kind }] : [];
    const isTop = headings.length === 0;
    const keywords = isTop && facts.keywords?.length ? { keywords: [...facts.keywords] } : {};
    return [
      { objectID: id, content: null, type: deepestLevel(hierarchy), ...shared, ...keywords },
      ...(isTop ? recordOf('description', facts.description) : []),
      ...recordOf('text', text),
      ...recordOf('code', code, { isCode: true }),
    ];
  });
}

interface PageSection {
  /** Empty at the top of the page. */
  anchor: string;
  /** From level 2 down to the own heading. */
  headings: (string | null)[];
  /** The anchors of these. */
  above: (string | null)[];
  text: string;
  /** Blocks of code among the text. */
  code: string;
}

function splitSections(tree: Root): PageSection[] {
  let section: PageSection = { anchor: '', above: [], headings: [], text: '', code: '' };
  const sections = [section];
  const notes = notesOf(tree);
  const visit = (node: Nodes) => {
    // It belongs to the text that leads to it, wherever it is written.
    if (node.type === 'footnoteDefinition') return;
    if (node.type === 'heading') {
      const anchor = anchorOf(node);
      // A line of hyphens below a paragraph makes a heading of all its lines.
      const heading = textOf(node).trim().replace(/\s+/g, ' ');
      const above = below(section.above, node, anchor);
      section = { anchor, above, headings: below(section.headings, node, heading), text: '', code: '' };
      sections.push(section);
      addNotes(node);
    } else if ('children' in node && holdsHeading(node)) {
      // What it says itself, such as the label of a tab.
      section.text = joined(section.text, textOf({ ...node, children: [] }).trim());
      node.children.forEach(visit);
    } else {
      section.text = joined(section.text, textOf(node).trim());
      section.code = joined(section.code, ...codeOf(node));
      addNotes(node);
    }
  };
  const addNotes = (node: Nodes) =>
    walk(node, 'footnoteReference', ({ identifier }) => {
      const note = notes.get(identifier);
      if (note) Object.assign(section, withNote(section, note));
      notes.delete(identifier);
    });
  tree.children.forEach(visit);
  return sections;
}

function notesOf(tree: Root): Map<string, Nodes> {
  const notes = new Map<string, Nodes>();
  walk(tree, 'footnoteDefinition', (note) => void notes.set(note.identifier, note));
  return notes;
}

const withNote = ({ text, code }: PageSection, note: Nodes) => ({
  text: joined(text, textOf(note).trim()),
  code: joined(code, ...codeOf(note)),
});

const joined = (...texts: string[]) => texts.filter(Boolean).join('\n');

function holdsHeading(node: Nodes): boolean {
  return 'children' in node && node.children.some((child) => child.type === 'heading' || holdsHeading(child));
}

function below(above: (string | null)[], { depth }: Heading, own: string): (string | null)[] {
  const kept = Array.from({ length: Math.max(depth - 2, 0) }, (_, index) => above[index] ?? null);
  return [...kept, own];
}

function anchorOf({ data }: Heading): string {
  return data && 'id' in data ? String(data.id) : '';
}
