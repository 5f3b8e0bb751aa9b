import { hitText } from '../parts/hitText';
import type { OptionGroup } from './screen';

/** Heights as options.module.css makes them, in rem. What stands above the first title is left out: rather a row too many than too few. */
const TITLE = 2.466;
const LEAST_ROW = 3;
const HEADING = 2.4;
const SNIPPET = 1.225;
const PATH = 1.1375;

/**
 * Counts the options that are in view before a list is scrolled, the last one perhaps in part. The first of a group is, when its title is.
 *
 * @param roomRem - height of the list in rem
 */
export function rowsInView(groups: readonly OptionGroup[], roomRem: number): number {
  let top = 0;
  let count = 0;
  for (const { options } of groups) {
    let height = TITLE;
    for (const option of options) {
      if (top >= roomRem) return count;
      const { path, snippet } = hitText(option.hit);
      const hasSnippet = option.hit.type === 'content' && snippet;
      height += Math.max(LEAST_ROW, HEADING + (hasSnippet ? SNIPPET : 0) + (path.length > 0 ? PATH : 0));
      top += height;
      height = 0;
      count += 1;
    }
  }
  return count;
}
