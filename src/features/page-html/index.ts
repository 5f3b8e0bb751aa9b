import { HTML_MARK, type HtmlProps, PIECE } from '../../shared/routes/pageHtml';

/**
 * Pages show much HTML that was made when they were built: code, diagrams, rows of tables, paragraphs. `recmaPageHtml` gathers it in one
 * text in the module of the page. In built sites `plugins/lean-routes` puts that text into a file beside the script of the page, and
 * whoever loads the module gives the pieces to `keepPageHtml` before the page is rendered.
 */

/** Pieces of HTML, by the file that holds them. */
const pages = new Map<string, readonly string[]>();
/** How many pieces the module of a page shows, by the same. */
const counts = new Map<string, number>();

/**
 * Called by the module of each page.
 *
 * @param source - all pieces of the page, or the file that holds them
 * @param count - how many pieces
 * @returns what gives the element that shows a piece its props, by the index of the piece: the same as long as
 * the piece is, so that React leaves the element alone
 */
export function pageHtml(source: string, count: number): (index: number) => HtmlProps {
  const inline = source.startsWith(HTML_MARK)
    ? (JSON.parse(source.slice(HTML_MARK.length)) as readonly string[])
    : undefined;
  if (!inline) counts.set(source, count);
  const props: HtmlProps[] = [];
  return (index) => {
    const html = (inline ?? pages.get(source))?.[index];
    const before = props[index];
    if (before && (html ?? before.dangerouslySetInnerHTML.__html) === before.dangerouslySetInnerHTML.__html)
      return before;
    return (props[index] = { [PIECE]: index, dangerouslySetInnerHTML: { __html: html ?? '' } });
  };
}

/** Keeps the pieces of a page, for its module to show. */
export const keepPageHtml = (file: string, pieces: readonly string[]): void => void pages.set(file, pieces);

/** Whether all pieces of a page are kept that its module shows. One that has not run shows none. */
export const isWholePageHtml = (file: string): boolean =>
  Object.keys(pages.get(file) ?? []).length >= (counts.get(file) ?? 0);

/**
 * Reads the pieces that the document shows, as they are now.
 *
 * @returns the pieces by their index, without those that are missing or there twice
 */
export function readPageHtml(): string[] {
  const found = new Map<number, Element | undefined>();
  for (const element of document.querySelectorAll(`[${PIECE}]`)) {
    const index = Number(element.getAttribute(PIECE));
    found.set(index, found.has(index) ? undefined : element);
  }
  const pieces: string[] = [];
  for (const [index, element] of found) if (element) pieces[index] = element.innerHTML;
  return pieces;
}
