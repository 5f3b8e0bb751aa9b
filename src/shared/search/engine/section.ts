import { deepestLevel, type Hierarchy, hierarchyOf, LEVELS, type SearchRecord } from '../record';

/** Headings of a section that is the top of a page: the section of the docs and the page. */
export const PAGE_DEPTH = 2;

/** A heading with the text below it: what the embedded engine indexes and finds. */
export interface Section {
  url: string;
  /** From the section of the docs down to the own heading. */
  headings: (string | null)[];
  text: string;
  language: string;
  tag: string;
}

/** Joins the records of each heading, of which the hosted service wants one for the heading and one for the text. */
export function toSections(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, Section>();
  for (const { url, hierarchy, content, language, docusaurus_tag: tag } of records) {
    const known = sections.get(url);
    const section = known ?? { url, headings: headingsOf(hierarchy), text: '', language, tag };
    if (content !== null) section.text += (section.text && '\n') + content;
    if (!known) sections.set(url, section);
  }
  return [...sections.values()];
}

/** What is asked of a section when results are put together. */
export function describe({ headings }: Section) {
  const hierarchy = hierarchyOf(headings);
  return { hierarchy, level: deepestLevel(hierarchy), heading: headings.at(-1) ?? '' };
}

function headingsOf(hierarchy: Hierarchy): (string | null)[] {
  return LEVELS.slice(0, LEVELS.indexOf(deepestLevel(hierarchy)) + 1).map((level) => hierarchy[level]);
}
