import type { Position } from 'unist';
import type { VFile } from 'vfile';

/** The text of a page as places in its tree count it: without the mark that some editors on Windows put before it. */
export const textOfPage = (page: VFile): string => String(page.value).replace(/^\ufeff/, '');

/** A node as it was typed. */
export const sourceOf = ({ position }: { position?: Position }, page: VFile) =>
  textOfPage(page).slice(position?.start.offset, position?.end.offset);
