import { setImmediate as nextTurn } from 'node:timers/promises';
import { upstreamUrl, type Upstreams } from '../../src/shared/upstreamUrl';
import type { ReadDoc, ReadVersion } from '../content/readDocs';
import { type Section, sectionsOf } from '../content/sections';
import { LANDING_DOC } from '../docs/withLandingRoute';
import { pageFolder } from '../shared/pageFolder';
import { bundle } from './bundle';
import { frontMatter } from './frontMatter';
import { llmsTxt } from './llmsTxt';
import { renderPage } from './renderPage';

/** What the site says of itself to machines. */
export interface ExportOptions {
  /** Where the sources lie that pages name in their front matter. */
  upstreams: Upstreams;
  /** The documented release, as each page names it. */
  release: string;
  /** Address of the repository's files, with a slash at its end. */
  files: string;
  /** How embedded code was checked, by the folder that it comes from. */
  checked: Readonly<Record<string, string>>;
  /** What the site is, in a sentence or two. */
  summary: string;
  /** What else a machine should know before it reads on, as inline Markdown. */
  notes: (home: string) => readonly string[];
}

interface Site {
  title: string;
  /** Origin, without a slash at its end. */
  url: string;
  baseUrl: string;
}

interface RenderedDoc {
  doc: ReadDoc;
  canonical: string;
  markdown: string;
}

/** A section of the docs with its pages, in the order of the sidebar. */
interface RenderedSection {
  label: string;
  pages: RenderedDoc[];
}

/** Names of files at the root of the site. */
const LLMS_TXT = 'llms.txt';
const LLMS_FULL = 'llms-full.txt';
const LLMS_FOLDER = 'llms';
const HOME = 'index.md';

/**
 * The files for machines that a version of the docs makes: each page as Markdown at its own path, and of the newest version the
 * index, everything in one file, and one file a section. The home page has the index as its Markdown, the docs root the page that
 * it shows.
 *
 * @returns texts by path below the base URL
 * @throws Error with file and line, if a page cannot be written as plain Markdown
 */
export async function exportVersion(
  { version, docs }: ReadVersion,
  site: Site,
  options: ExportOptions,
): Promise<Map<string, string>> {
  const home = site.url + site.baseUrl;
  const pages = await renderDocs(docs, site, options);
  const pathOf = (address: string) => address.slice(home.length);
  // The index and the release of the options are those of the newest version.
  const described = version.isLast ? options.release : version.label;
  const index = version.isLast ? home + LLMS_TXT : undefined;
  const files = new Map(
    pages.map((page) => [`${pathOf(page.canonical)}.md`, withFrontMatter(page, described, index, options)] as const),
  );

  const root = pathOf(site.url + version.path);
  const landing = files.get(`${root}/${LANDING_DOC}.md`);
  if (landing && root && !files.has(`${root}.md`)) files.set(`${root}.md`, landing);
  if (!version.isLast) return files;
  return new Map([...files, ...indexAndBundles(inSections(sectionsOf(version.sidebars), pages), site, options)]);
}

/** Renders page by page, so that others get their turn between them. */
async function renderDocs(
  docs: readonly ReadDoc[],
  { url, baseUrl }: Site,
  { checked, files }: ExportOptions,
): Promise<RenderedDoc[]> {
  const addressOf = ({ metadata }: ReadDoc) => url + metadata.permalink;
  // A link leads from a page that is translated to one that is not, or back: each is known in the folders of both.
  const folders = new Set(docs.map(({ path }) => pageFolder(path)));
  const pageUrls = new Map(
    docs.flatMap((doc) => {
      const file = doc.path.slice(pageFolder(doc.path).length);
      return [...folders].map((folder) => [folder + file, addressOf(doc)] as const);
    }),
  );
  const rendered: RenderedDoc[] = [];
  for (const doc of docs) {
    const canonical = addressOf(doc);
    const page = { path: doc.path, canonical, title: doc.metadata.title, tree: doc.tree() };
    const markdown = renderPage(page, { home: url + baseUrl, checked, files, pageUrls });
    rendered.push({ doc, canonical, markdown });
    await nextTurn();
  }
  return rendered;
}

/** The index, everything in one file, and one file a section: texts by path below the base URL. */
function indexAndBundles(
  sections: readonly RenderedSection[],
  { title, url, baseUrl }: Site,
  { release, summary, notes }: ExportOptions,
): Map<string, string> {
  const home = url + baseUrl;
  const about = `${title}, ${release}`;
  const everything = {
    path: LLMS_FULL,
    title: 'All pages',
    intro: `${about}: all pages. Index: ${home}${LLMS_TXT}`,
    pages: sections.flatMap(({ pages }) => pages),
  };
  const names = sections.map(({ pages }) => bundleName(pages));
  const bundles = [
    everything,
    ...sections.map(({ label, pages }, at) => ({
      path: `${LLMS_FOLDER}/${oneOfAKind(names, at)}.txt`,
      title: `All of ${label}`,
      intro: `${about}: all pages of the section "${label}". Index of all pages: ${home}${LLMS_TXT}`,
      pages,
    })),
  ];
  const index = llmsTxt({
    title,
    summary,
    notes: notes(home),
    sections: [
      ...sections.map(({ label, pages }) => ({ label, pages: pages.map(toEntry) })),
      // By the format, a section of this name may be skipped: it repeats what stands above.
      {
        label: 'Optional',
        pages: bundles.map(({ path, title: name, pages }) => ({
          title: name,
          url: home + path,
          description: pagesIn(pages.length),
        })),
      },
    ],
  });
  return new Map([
    ...bundles.map(({ path, intro, pages }) => [path, bundle(intro, pages)] as const),
    [LLMS_TXT, index],
    [HOME, index],
  ]);
}

function withFrontMatter(
  { doc, canonical, markdown }: RenderedDoc,
  release: string,
  index: string | undefined,
  { upstreams }: ExportOptions,
): string {
  const { kind, sources } = doc.frontMatter;
  const { title, description, lastUpdatedAt } = doc.metadata;
  const block = frontMatter({
    title,
    description,
    kind: typeof kind === 'string' ? kind : undefined,
    release,
    canonical,
    last_updated: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined,
    index,
    sources: Array.isArray(sources)
      ? sources.map((source) => upstreamUrl(String(source), upstreams) ?? String(source))
      : [],
  });
  return `${block}\n${markdown}`;
}

/** The pages of each section in the order of the sidebar. Pages that the sidebar does not show end the first section. */
function inSections(sections: readonly Section[], pages: readonly RenderedDoc[]): RenderedSection[] {
  const byId = new Map(pages.map((page) => [page.doc.metadata.id, page]));
  const shown = new Set(sections.flatMap(({ docIds }) => docIds));
  const others = [...byId.keys()].filter((id) => !shown.has(id));
  return sections
    .map(({ label, docIds }, index) => ({
      label,
      pages: (index ? docIds : [...docIds, ...others]).flatMap((id) => byId.get(id) ?? []),
    }))
    .filter(({ pages: own }) => own.length > 0);
}

const toEntry = ({ doc: { metadata }, canonical }: RenderedDoc) => ({
  title: metadata.title,
  url: `${canonical}.md`,
  description: metadata.description,
});

const pagesIn = (count: number) => (count === 1 ? '1 page in one file' : `${count} pages in one file`);

/** Name of the folder that the pages of a section share, which changes less often than its label; `start` for those in none or in several. */
function bundleName(pages: readonly RenderedDoc[]): string {
  const folders = new Set(pages.map(({ doc }) => doc.metadata.id.split('/').slice(0, -1)[0] ?? ''));
  const [only] = folders;
  return folders.size === 1 && only ? only : 'start';
}

/** A name of a list; from the second time on that it stands there, with a number: one file would be written over another. */
function oneOfAKind(names: readonly string[], at: number): string {
  const name = names[at] ?? '';
  const before = names.slice(0, at).filter((other) => other === name).length;
  return before === 0 ? name : `${name}-${before + 1}`;
}
