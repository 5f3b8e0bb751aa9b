import { useEffect, useState } from 'react';
import type { OptionGroup } from './screen';

/** Options that about fill the dialog. Those below are not in view, but would take as long to draw. */
const FIRST_ROWS = 8;
/** Time without a new answer after which the others follow; a reader who types on does not wait for them. */
const REST_MS = 100;

/**
 * The options to draw: of a new answer those that are in view, a moment later all of it, or at once when the reader moves there.
 *
 * @param active - number of the active option
 * @returns the groups themselves when that is all
 */
export function useRows(groups: OptionGroup[], active: number): OptionGroup[] {
  const [whole, setWhole] = useState<OptionGroup[]>();

  useEffect(() => {
    const timer = setTimeout(() => setWhole(groups), REST_MS);
    return () => clearTimeout(timer);
  }, [groups]);

  const isAll = whole === groups || active >= FIRST_ROWS || lastIndex(groups) < FIRST_ROWS;
  return isAll ? groups : firstOf(groups);
}

const lastIndex = (groups: OptionGroup[]): number => groups.at(-1)?.options.at(-1)?.index ?? -1;

function firstOf(groups: OptionGroup[]): OptionGroup[] {
  return groups
    .map(({ title, options }) => ({ title, options: options.filter(({ index }) => index < FIRST_ROWS) }))
    .filter(({ options }) => options.length > 0);
}
