import { useEffect, useState } from 'react';
import { rangesIn } from './rangesIn';
import { showHiddenTabs } from './showHiddenTabs';
import { createFinder } from './terms';

/** Name of the highlight in the stylesheet. */
const NAME = 'vd-searched';
const TEXT = 'article .markdown';

/**
 * Marks words in the text of the page, as long as there are words to mark. The text itself is not touched: React owns it, and what is
 * copied or printed stays as it is. A browser without the CSS Custom Highlight API marks nothing.
 *
 * @returns whether anything is marked
 */
export function useMarks(searched: readonly string[] | undefined): boolean {
  const [hasMarks, setHasMarks] = useState(false);

  useEffect(() => {
    if (!searched || !('highlights' in CSS)) return;
    const frame = requestAnimationFrame(() => {
      const find = createFinder(searched);
      const roots = [...document.querySelectorAll(TEXT)];
      const ranges = roots.flatMap((root) => rangesIn(root, find));
      CSS.highlights.set(NAME, new Highlight(...ranges));
      setHasMarks(ranges.length > 0);
      showHiddenTabs(roots, searched);
    });
    return () => {
      cancelAnimationFrame(frame);
      CSS.highlights.delete(NAME);
      setHasMarks(false);
    };
  }, [searched]);

  return hasMarks;
}
