/** Attribute of an element that shows a piece of HTML which is no part of the script of its page: the index of the piece. */
export const PIECE = 'data-page-html';

/** Props of an element that shows HTML. */
export interface HtmlProps {
  [PIECE]?: number;
  dangerouslySetInnerHTML: { __html: string };
}

/** Starts the text that holds all pieces of a page, as JSON, in its module, until `plugins/lean-routes` takes it out. */
export const HTML_MARK = '%html-of-page%';

/**
 * Path of the pieces of a page.
 *
 * @param file - path of the script of the page: see `PageEntry`
 */
export const htmlFile = (file: string): string => file.replace(/\.js$/, '.json');

/** Paths of such files, which are no parts of the table of pages. */
export const HTML_FILE = /assets\/pages\/\w+\.\w+\.\w+\.json$/;
