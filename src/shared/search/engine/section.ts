import { type Hierarchy, deepestLevel, LEVELS, type SearchRecord } from '../record';

/** Headings of a section that is the top of a page: the section of the docs and the page. */
export const PAGE_DEPTH = 2;

/** A heading of a page, or its title: what the embedded engine finds. */
export interface SectionHead {
  url: string;
  /** From the section of the docs down to the own heading. */
  headings: (string | null)[];
  language: string;
  tag: string;
}

/** A heading with the text below it. */
export interface Section extends SectionHead {
  text: string;
  /** Blocks of code among the text. */
  code: string;
  /** What readers look for and the page does not say: at its top only. */
  keywords: readonly string[];
}

/** Joins the records of each heading, of which the hosted service wants one for the heading and one for the text. */
export function toSections(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, Section>();
  for (const { url, hierarchy, content, isCode, keywords = [], language, docusaurus_tag: tag } of records) {
    const known = sections.get(url);
    const headings = headingsOf(hierarchy);
    const section = known ?? { url, headings, text: '', code: '', keywords, language, tag };
    const field = isCode ? 'code' : 'text';
    if (content !== null) section[field] += (section[field] && '\n') + content;
    if (!known) sections.set(url, section);
  }
  return [...sections.values()];
}

/** The heading that a section has of its own. */
export function ownHeading({ headings }: SectionHead): string {
  return headings.at(-1) ?? '';
}

/** Whether a section is the top of a page. */
export function isPageTop({ headings }: SectionHead): boolean {
  return headings.length <= PAGE_DEPTH;
}

/** The last part of a path, such as `rent-system`. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function headingsOf(hierarchy: Hierarchy): (string | null)[] {
  return LEVELS.slice(0, LEVELS.indexOf(deepestLevel(hierarchy)) + 1).map((level) => hierarchy[level]);
}
