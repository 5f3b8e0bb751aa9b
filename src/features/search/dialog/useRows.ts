import { useEffect, useState } from 'react';
import { rowsInView } from './rowsInView';
import type { OptionGroup } from './screen';

/** Time without a new answer after which the others follow; a reader who types on does not wait for them. */
const REST_MS = 100;

/**
 * The options to draw: of a new answer those that are in view, a moment later all of it, or at once when the reader moves there.
 *
 * @param active - number of the active option
 * @param roomRem - height of the list in rem
 * @returns the groups themselves when that is all
 */
export function useRows(groups: OptionGroup[], active: number, roomRem: number): OptionGroup[] {
  const [whole, setWhole] = useState<OptionGroup[]>();

  useEffect(() => {
    const timer = setTimeout(() => setWhole(groups), REST_MS);
    return () => clearTimeout(timer);
  }, [groups]);

  if (whole === groups) return groups;
  const count = rowsInView(groups, roomRem);
  return active >= count || lastIndex(groups) < count ? groups : firstOf(groups, count);
}

const lastIndex = (groups: OptionGroup[]): number => groups.at(-1)?.options.at(-1)?.index ?? -1;

function firstOf(groups: OptionGroup[], count: number): OptionGroup[] {
  return groups
    .map(({ title, options }) => ({ title, options: options.filter(({ index }) => index < count) }))
    .filter(({ options }) => options.length > 0);
}
