import { Fragment, useEffect } from 'react';
import OptionRow from './OptionRow';
import SavedActions from './SavedActions';
import type { OptionGroup } from './screen';
import styles from './options.module.css';
import type { SearchDialog } from './useSearchDialog';

interface Props {
  search: SearchDialog;
  groups: OptionGroup[];
  label: string;
}

/**
 * Options in groups. Options may hold no buttons (https://www.w3.org/TR/wai-aria-1.2/#option), so the actions of kept searches
 * are a list of their own, laid over the same grid rows.
 */
export default function OptionList({ search, groups, label }: Props) {
  const { activeId, listId } = search;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div className={styles.list}>
      <div role="listbox" id={listId} aria-label={label} className={styles.contents}>
        {groups.map(({ title, options }, group) => (
          <div key={title} role="group" aria-label={title} className={styles.contents}>
            <div
              aria-hidden
              className={styles.groupTitle}
              style={{ gridRow: rowOf(options[0]?.index ?? 0, group) - 1 }}
            >
              {title}
            </div>
            {options.map((option) => (
              <OptionRow key={option.hit.objectID} search={search} option={option} row={rowOf(option.index, group)} />
            ))}
          </div>
        ))}
      </div>
      {groups.map(({ options }, group) => (
        <Fragment key={group}>
          {options.map(
            (option) =>
              option.kind !== 'result' && (
                <SavedActions
                  key={option.hit.objectID}
                  search={search}
                  option={option}
                  row={rowOf(option.index, group)}
                />
              ),
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** Row of an option, from 1: each group, from 0, puts its title before its options. */
function rowOf(index: number, group: number): number {
  return index + group + 2;
}
