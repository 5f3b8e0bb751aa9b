import type { Position } from 'unist';
import type { VFile } from 'vfile';
import { withoutMark } from '../shared/withoutMark';

/** The text of a page as places in its tree count it. */
export const textOfPage = (page: VFile): string => withoutMark(String(page.value));

/** A node as it was typed. */
export const sourceOf = ({ position }: { position?: Position }, page: VFile) =>
  textOfPage(page).slice(position?.start.offset, position?.end.offset);
