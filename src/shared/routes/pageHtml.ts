/**
 * Pages show much HTML that was made when they were built: code, diagrams, rows of tables, paragraphs. It stands in the HTML of the page,
 * so the script of the page does not repeat it: a reader who comes by a link within the site gets it from a file beside the script.
 */

/** Props of an element that shows a piece of HTML. */
export interface HtmlProps {
  /** Which piece of its page it is. */
  'data-html'?: number;
  dangerouslySetInnerHTML: { __html: string };
}

/** Starts the text that holds all pieces of a page, in its module, until `plugins/lean-routes` takes it out. */
export const HTML_MARK = '%html-of-page%';
/** Between two pieces: a control character, which HTML may not hold. */
export const HTML_SEPARATOR = '\u001f';

/**
 * Path, below the base path, of the pieces of a page.
 *
 * @param file - path of the script of the page: see `PageEntry`
 */
export const htmlFile = (file: string): string => file.replace(/\.js$/, '.json');
