import type { Heading, Nodes, Root } from 'mdast';
import { type SearchRecord, deepestLevel, hierarchyOf } from '../../src/shared/search/record';
import { type ComponentText, textOf } from '../content/textOf';

/** What the tree of a page does not say about it. */
export interface PageFacts {
  title: string;
  /** Top-level section of the docs. */
  section: string;
  /** Below the base URL, with a leading slash. */
  path: string;
  language: string;
  tag: string;
}

/** A type, because Docusaurus wants options with an index signature. */
export type ExtractOptions = {
  /** Text of components whose text does not stand in the page. */
  componentText: ComponentText;
  /** Headings of sections that only lead elsewhere: they would be found in place of what they lead to. */
  leaveOut?: readonly string[];
};

/**
 * The search records of a page: one for each heading, one for the text below it. All headings count, those inside tabs and
 * collapsed parts too, but for those that are left out.
 */
export function extractRecords(
  tree: Root,
  facts: PageFacts,
  { componentText, leaveOut = [] }: ExtractOptions,
): SearchRecord[] {
  const sections = splitSections(tree, componentText);
  return sections.flatMap(({ anchor, headings, text }) => {
    if (headings.some((heading) => heading !== null && leaveOut.includes(heading))) return [];
    const url = facts.path + (anchor && `#${anchor}`);
    const hierarchy = hierarchyOf([facts.section, facts.title, ...headings]);
    const id = `${facts.tag}/${facts.language}${url}`;
    const shared = { hierarchy, url, language: facts.language, docusaurus_tag: facts.tag };
    const heading: SearchRecord = { objectID: id, content: null, type: deepestLevel(hierarchy), ...shared };
    const content: SearchRecord = { objectID: `${id}/text`, content: text, type: 'content', ...shared };
    return text ? [heading, content] : [heading];
  });
}

interface PageSection {
  /** Empty at the top of the page. */
  anchor: string;
  /** From level 2 down to the own heading. */
  headings: (string | null)[];
  text: string;
}

function splitSections(tree: Root, components: ComponentText): PageSection[] {
  let section: PageSection = { anchor: '', headings: [], text: '' };
  const sections = [section];
  const visit = (node: Nodes) => {
    if (node.type === 'heading') {
      section = { anchor: anchorOf(node), headings: below(section.headings, node, components), text: '' };
      sections.push(section);
    } else if ('children' in node && holdsHeading(node)) {
      node.children.forEach(visit);
    } else {
      const text = textOf(node, components).trim();
      if (text) section.text += (section.text && '\n') + text;
    }
  };
  visit(tree);
  return sections;
}

function holdsHeading(node: Nodes): boolean {
  return 'children' in node && node.children.some((child) => child.type === 'heading' || holdsHeading(child));
}

function below(above: (string | null)[], heading: Heading, components: ComponentText): (string | null)[] {
  const depth = Math.max(heading.depth - 2, 0);
  const kept = Array.from({ length: depth }, (_, index) => above[index] ?? null);
  return [...kept, textOf(heading, components).trim()];
}

function anchorOf({ data }: Heading): string {
  return data && 'id' in data ? String(data.id) : '';
}
