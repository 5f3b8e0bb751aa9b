import { type ReactNode, useEffect } from 'react';
import OptionRow from './OptionRow';
import SavedActions from './SavedActions';
import type { OptionGroup } from './screen';
import styles from './options.module.css';
import { useRows } from './useRows';
import { optionId, type SearchDialog } from './useSearchDialog';

type Props = Pick<SearchDialog, 'active' | 'listId' | 'roomRem' | 'choose' | 'point' | 'linkTo' | 'star' | 'forget'> & {
  groups: OptionGroup[];
  label: string;
  /** What stands below the last option. */
  end?: ReactNode;
};

/**
 * Options in groups. Options may hold no buttons (https://www.w3.org/TR/wai-aria-1.2/#option), so the actions of kept searches
 * are a list of their own, laid over the same grid rows.
 *
 * A place in the list keeps its elements from answer to answer: to change texts costs less than to make new elements.
 */
export default function OptionList({
  groups: all,
  label,
  end,
  active,
  listId,
  roomRem,
  choose,
  point,
  linkTo,
  star,
  forget,
}: Props) {
  const groups = useRows(all, active, roomRem);
  const kept = groups.flatMap(({ options }, group) =>
    options.flatMap((option) => (option.kind === 'result' ? [] : [{ option, row: rowOf(option.index, group) }])),
  );

  useEffect(() => {
    if (active < 0) return;
    // With the frame, which has to find out all places anyway.
    const frame = requestAnimationFrame(() => {
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [listId, active, all]);

  return (
    <div className={kept.length > 0 ? styles.kept : undefined}>
      <div role="listbox" id={listId} aria-label={label} className={styles.contents}>
        {groups.map(({ title, options }, group) => (
          <div key={group} role="group" aria-label={title} className={styles.contents}>
            <div
              aria-hidden
              className={styles.groupTitle}
              style={kept.length > 0 ? { gridRow: rowOf(options[0]?.index ?? 0, group) - 1 } : undefined}
            >
              {title}
            </div>
            {options.map((option, place) => (
              <OptionRow
                key={place}
                id={optionId(listId, option.index)}
                option={option}
                isActive={option.index === active}
                row={option.kind === 'result' ? undefined : rowOf(option.index, group)}
                choose={choose}
                point={point}
                linkTo={linkTo}
              />
            ))}
          </div>
        ))}
      </div>
      {kept.map(({ option, row }) => (
        <SavedActions key={option.hit.objectID} option={option} row={row} star={star} forget={forget} />
      ))}
      {groups === all && end}
    </div>
  );
}

/** Row of an option, from 1: each group, from 0, puts its title before its options. */
function rowOf(index: number, group: number): number {
  return index + group + 2;
}
