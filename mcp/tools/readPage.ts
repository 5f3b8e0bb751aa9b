import { LANDING_DOC } from '../../plugins/docs/withLandingRoute';
import { nearest } from '../../plugins/shared/nearest';
import {
  findSection,
  type MarkdownSection,
  splitSections,
  withoutFrontMatter,
} from '../../src/shared/page-markdown/splitSections';
import { decoded } from '../../src/shared/decodable';
import { lastPart, type SectionHead } from '../../src/shared/search/engine/section';
import { readable } from '../cut';
import type { Docs } from '../docs';
import { WrongArgument } from './answer';

export interface PageArguments {
  page: string;
  section?: string;
  offset: number;
}

const MOST_SUGGESTIONS = 5;

/** A page, or a section of it, as Markdown below its address and the release that it describes: as much as one answer holds. */
export async function readPage(docs: Docs, { page, section, offset }: PageArguments): Promise<string> {
  const { about, text } = await findText(docs, page, section);
  return `${about}\n\n${readable(text, offset)}`;
}

/** A page, or a section of it, whole. */
export interface PageText {
  /** Its address, and the release that it describes. */
  about: string;
  /** Its Markdown. */
  text: string;
}

/**
 * Looks a page up, or a section of it.
 *
 * @param page - path or address; an anchor names a section
 * @param section - anchor or heading, in place of the anchor
 */
export async function findText(docs: Docs, page: string, section?: string): Promise<PageText> {
  const { home, release, redirects } = await docs.manifest();
  const asked = parse(page, home);
  const moved = redirects.find(({ from }) => from === asked.path);
  const path = moved?.to ?? asked.path;
  const { heads } = await docs.engine();
  const sections = heads.filter(({ url }) => url.replace(/#.*/, '') === path);
  // Only pages that there are: what a caller typed names no file and no address.
  const markdown = sections.length > 0 ? await docs.page(path) : undefined;
  if (markdown === undefined) throw new WrongArgument(unknownPage(page, path, heads, home));

  const body = withoutFrontMatter(markdown);
  const wanted = (section ?? asked.anchor)?.replace(/^#+\s*/, '');
  const head = wanted ? findHead(sections, wanted) : undefined;
  const text = head ? sectionText(body, sections, head) : wanted ? unlistedText(body, wanted) : body;
  if (text === undefined) throw new WrongArgument(unknownSection(home + path.slice(1), wanted ?? '', sections));
  const about = [
    `${home}${(head?.url ?? path).slice(1)}`,
    `Release: ${releaseOf(markdown) ?? release}`,
    ...(moved ? [`${moved.from} has moved here.`] : []),
  ];
  return { about: about.join('\n'), text };
}

/** Release that the page says that it describes: an older version of the docs has another one. */
const releaseOf = (markdown: string): string | undefined => /^release: "(.*)"$/m.exec(markdown)?.[1];

/** Path and anchor in an address of this site or of a copy of it, or in a path with or without what stands around it. */
function parse(page: string, home: string): { path: string; anchor: string | undefined } {
  const { origin, pathname } = new URL(home);
  const isUrl = /^https?:/i.test(page) && URL.canParse(page);
  // Without a scheme, what looks like a host is none of a path; a backslash would make one of what follows, and so would a second
  // slash behind a tab or a line end, which no address counts.
  const local = page.replace(/^[\w-]+(?:[.:][\w-]+)+(?=\/)/, '').replace(/^[/\\\s]*/, '/');
  const url = isUrl ? new URL(page) : new URL(local, origin);
  const below = url.pathname.startsWith(pathname) ? url.pathname.slice(pathname.length) : url.pathname.slice(1);
  const clean = decoded(below).replace(/(?:(?:\/index)?(?:\.mdx?|\.html)|\/)$/, '');
  const name = clean.replace(/^docs(?:\/|$)/, '') || LANDING_DOC;
  return { path: `/docs/${name}`, anchor: url.hash || undefined };
}

function unknownPage(page: string, path: string, heads: readonly SectionHead[], home: string): string {
  const paths = [...new Set(heads.map(({ url }) => url.replace(/#.*/, '')))];
  // The last part is what readers remember; folders are alike anyway.
  const like = nearest(lastPart(path), paths.map(lastPart)).flatMap((part) =>
    paths.filter((other) => lastPart(other) === part),
  );
  const list = [...new Set(like)]
    .slice(0, MOST_SUGGESTIONS)
    .map((other) => `- ${home}${other.slice(1)}`)
    .join('\n');
  return `There is no page "${page}". Pages whose paths are most like it:\n${list}\nOr find it with search_docs.`;
}

const anchorOf = (head: SectionHead): string => head.url.split('#')[1] ?? '';

/** The head of a section, by its anchor or its heading. */
function findHead(sections: readonly SectionHead[], wanted: string): SectionHead | undefined {
  return (
    sections.find((head) => anchorOf(head) === wanted) ??
    sections.find(({ headings }) => headings.at(-1)?.toLowerCase() === wanted.toLowerCase())
  );
}

function unknownSection(url: string, wanted: string, sections: readonly SectionHead[]): string {
  const anchors = sections.map(anchorOf).filter(Boolean);
  return `${url} has no section "${wanted}". Its sections: ${anchors.join(', ')}.`;
}

/** A section that search leaves out, such as the last one of most pages, by its heading or the anchor that follows from it. */
function unlistedText(body: string, wanted: string): string | undefined {
  const asAnchor = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');
  const all = splitSections(body);
  return textFrom(
    body,
    all,
    all.findIndex(({ heading }) => asAnchor(heading) === asAnchor(wanted)),
  );
}

/** A section with the sections below it. */
function sectionText(body: string, sections: readonly SectionHead[], head: SectionHead): string {
  const heading = head.headings.at(-1) ?? '';
  const before = sections.slice(0, sections.indexOf(head));
  const occurrence = before.filter((other) => other.headings.at(-1) === heading).length;
  const all = splitSections(body);
  return textFrom(body, all, findSection(all, heading, occurrence)) ?? body;
}

/** A section with those below it, by its number; `undefined` if there is none. */
function textFrom(body: string, all: readonly MarkdownSection[], at: number): string | undefined {
  const start = all[at];
  if (!start) return undefined;
  const end = all.slice(at + 1).find(({ depth }) => depth <= start.depth);
  return body.slice(start.start, end?.start);
}
