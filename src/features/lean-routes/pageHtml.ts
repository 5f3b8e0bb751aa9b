import { HTML_MARK, HTML_SEPARATOR, type HtmlProps } from '../../shared/routes/pageHtml';
import { fetchOnce } from './fetchOnce';

/** Pieces of HTML, by the file that holds them. */
const pages = new Map<string, readonly string[]>();
/** How many pieces the module of a page shows, by the same. */
const counts = new Map<string, number>();

/**
 * Called by the module of each page (`recmaPageHtml`).
 *
 * @param source - all pieces of the page, or the file that `plugins/lean-routes` has put them in
 * @param count - how many pieces
 * @returns what gives the element that shows a piece its props, by the index of the piece: the same each time, so that React leaves
 * the element alone
 */
export function pageHtml(source: string, count: number): (index: number) => HtmlProps {
  const inline = source.startsWith(HTML_MARK) ? source.slice(HTML_MARK.length).split(HTML_SEPARATOR) : undefined;
  if (!inline) counts.set(source, count);
  const props: HtmlProps[] = [];
  return (index) =>
    (props[index] ??= {
      'data-html': index,
      dangerouslySetInnerHTML: { __html: (inline ?? pages.get(source))?.[index] ?? '' },
    });
}

/**
 * Fetches the pieces of a page, which can be shown from then on.
 *
 * @throws when they cannot be fetched; the next call tries again
 */
export async function loadPageHtml(file: string): Promise<void> {
  if (!pages.has(file)) pages.set(file, await fetchOnce<string[]>(file));
}

/**
 * Takes the pieces of the page that this document is from its elements, before it is hydrated. Fetches them if that cannot be done:
 * something is not shown yet, or twice. To be called when the module of the page is there.
 */
export async function takePageHtml(file: string): Promise<void> {
  const elements = document.querySelectorAll<HTMLElement>('[data-html]');
  if (elements.length !== (counts.get(file) ?? 0)) return loadPageHtml(file);
  const pieces: string[] = [];
  for (const { dataset, innerHTML } of elements) pieces[Number(dataset.html)] = innerHTML;
  pages.set(file, pieces);
}
