import { Fragment } from 'react';
import { hitText } from '../parts/hitText';
import Icon from '../parts/Icon';
import Marked from '../parts/Marked';
import type { Option } from './screen';
import styles from './options.module.css';
import type { SearchDialog } from './useSearchDialog';

interface Props {
  search: SearchDialog;
  option: Option;
  /** Row of the grid. */
  row: number;
}

/** A result, or a search that was kept. A link, so that it can be opened in a new tab. */
export default function OptionRow({ search, option, row }: Props) {
  const { hit, icon, index } = option;
  const { heading, path, snippet } = hitText(hit);
  return (
    <a
      role="option"
      id={search.optionId(index)}
      aria-selected={index === search.active}
      tabIndex={-1}
      className={styles.option}
      style={{ gridRow: row }}
      href={search.linkTo(option).href}
      onClick={(event) => search.choose(event, option)}
      // Not "enter": a list that scrolls below a resting pointer must not change what is active.
      onPointerMove={() => index !== search.active && search.point(option)}
    >
      <span className={styles.optionIcon}>
        <Icon name={icon} />
      </span>
      <span className={styles.optionText}>
        <span dir="auto" className={styles.heading}>
          <Marked value={heading} />
        </span>
        {hit.type === 'content' && snippet && (
          <span dir="auto" className={styles.snippet}>
            <Marked value={snippet} />
          </span>
        )}
        {path.length > 0 && (
          <span className={styles.path}>
            {path.map((part, depth) => (
              <Fragment key={depth}>
                {depth > 0 && ' › '}
                <Marked value={part} />
              </Fragment>
            ))}
          </span>
        )}
      </span>
      <span className={styles.enter}>
        <Icon name="enter" size={16} />
      </span>
    </a>
  );
}
