import { HTML_MARK, type HtmlProps, PIECE } from '../../shared/routes/pageHtml';

/**
 * Pages show much HTML that was made when they were built: code, diagrams, rows of tables, paragraphs. `recmaPageHtml` gathers it in one
 * text in the module of the page. In built sites `plugins/lean-routes` puts that text into a file beside the script of the page, and
 * whoever loads the module gives the pieces to `showPageHtml` first.
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
 * @returns what gives the element that shows a piece its props, by the index of the piece: the same each time, so that React leaves
 * the element alone
 */
export function pageHtml(source: string, count: number): (index: number) => HtmlProps {
  const inline = source.startsWith(HTML_MARK)
    ? (JSON.parse(source.slice(HTML_MARK.length)) as readonly string[])
    : undefined;
  if (!inline) counts.set(source, count);
  const props: HtmlProps[] = [];
  return (index) => {
    const html = (inline ?? pages.get(source))?.[index];
    if (html === undefined) return { [PIECE]: index, dangerouslySetInnerHTML: { __html: '' } };
    return (props[index] ??= { [PIECE]: index, dangerouslySetInnerHTML: { __html: html } });
  };
}

/** Gives the pieces of a page to its module. */
export const showPageHtml = (file: string, pieces: readonly string[]): void => void pages.set(file, pieces);

/** Whether these are all pieces of a page, whose module has run. */
export const isPageHtml = (file: string, pieces: readonly string[]): boolean =>
  pieces.length === (counts.get(file) ?? 0);

/**
 * Reads the pieces that the document shows, as the server wrote them.
 *
 * @returns the pieces by their index; as far as it goes if one is missing or there twice
 */
export function readPageHtml(): string[] {
  const elements = document.querySelectorAll(`[${PIECE}]`);
  const found = new Map(Array.from(elements, (element) => [Number(element.getAttribute(PIECE)), element.innerHTML]));
  if (found.size !== elements.length) return [];
  const pieces: string[] = [];
  for (let html = found.get(0); html !== undefined; html = found.get(pieces.length)) pieces.push(html);
  return pieces;
}
