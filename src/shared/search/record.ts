/** Levels of a record: section of the docs, page, then headings 2 to 6. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** What stands above a record and, at its own level, the heading itself. */
export type Hierarchy = Record<Level, string | null>;

/** One heading of a page, or the text below it, in the form that the hosted service stores too. */
export interface SearchRecord {
  objectID: string;
  hierarchy: Hierarchy;
  /** Text below the heading; `null` for a heading. */
  content: string | null;
  /** Set if the content is the code of a section, which stands apart from its text. */
  isCode?: true;
  /** At the top of a page: what readers look for and the page does not say. It is searched, never shown. */
  keywords?: string[];
  /** Level of the heading, or `content` for the text below one. */
  type: Level | 'content';
  /** Path below the base URL with a leading slash, and the anchor of the heading. */
  url: string;
  language: string;
  /** Version of the docs, such as `docs-default-current`. */
  docusaurus_tag: string;
}

/**
 * The hierarchy of a heading.
 *
 * @param headings - from the section of the docs down to the heading itself
 */
export function hierarchyOf(headings: readonly (string | null)[]): Hierarchy {
  return Object.fromEntries(LEVELS.map((level, depth) => [level, headings[depth] ?? null])) as Hierarchy;
}

/** Level of the deepest heading of a hierarchy. */
export function deepestLevel(hierarchy: Hierarchy): Level {
  return LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl0';
}
