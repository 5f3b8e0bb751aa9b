import { PAGE_DEPTH, type SectionHead } from './section';

/** All titles and headings, as they are written to a file. What recurs on every page stands once, and is told by its number. */
export interface HeadingTier {
  /** Sections of the docs. */
  groups: string[];
  languages: string[];
  tags: string[];
  pages: PageRow[];
}

/** Path, number of the group, of the language and of the tag, title, then the headings in order. */
type PageRow = [path: string, group: number, language: number, tag: number, title: string, ...headings: string[]];

/** Between a heading and an anchor that does not follow from it. */
const ANCHOR = '\n';

/**
 * Writes all titles and headings, to be read by `unpackHeadings`.
 *
 * @param sections - those of a page stand together, the top of the page first
 */
export function packHeadings(sections: readonly SectionHead[]): HeadingTier {
  const [groups, languages, tags] = [numbered(), numbered(), numbered()];
  const pages = new Map<string, PageRow>();
  for (const { url, headings, language, tag } of sections) {
    const [path = '', anchor = ''] = url.split('#', 2);
    const [group, title] = headings;
    const row = pages.get(path);
    if (row) row.push(packHeading(headings, anchor));
    else pages.set(path, [path, groups.of(group ?? ''), languages.of(language), tags.of(tag), title ?? '']);
  }
  return { groups: groups.all, languages: languages.all, tags: tags.all, pages: [...pages.values()] };
}

/** The sections in the order in which they were packed. */
export function unpackHeadings({ groups, languages, tags, pages }: HeadingTier): SectionHead[] {
  return pages.flatMap(([path, group, language, tag, title, ...rows]) => {
    const facts = { language: languages[language] ?? '', tag: tags[tag] ?? '' };
    let headings: (string | null)[] = [groups[group] ?? '', title];
    const top = { url: path, headings, ...facts };
    const below = rows.map((row) => {
      const depth = Number(row[0]);
      const [heading = '', anchor = anchorOf(heading)] = row.slice(1).split(ANCHOR, 2);
      headings = [...Array.from({ length: depth }, (_, level) => headings[level] ?? null), heading];
      return { url: `${path}#${anchor}`, headings, ...facts };
    });
    return [top, ...below];
  });
}

function packHeading(headings: readonly (string | null)[], anchor: string): string {
  const heading = headings.at(-1) ?? '';
  const depth = Math.max(headings.length - 1, PAGE_DEPTH);
  return depth + heading + (anchor === anchorOf(heading) ? '' : ANCHOR + anchor);
}

/** The anchor that most headings have. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** Gives each text a number, the same for the same text. */
function numbered() {
  const all: string[] = [];
  const of = (text: string) => {
    const known = all.indexOf(text);
    return known >= 0 ? known : all.push(text) - 1;
  };
  return { all, of };
}
