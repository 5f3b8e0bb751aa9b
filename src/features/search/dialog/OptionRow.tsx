import { memo } from 'react';
import { hitText } from '../parts/hitText';
import Icon from '../parts/Icon';
import Marked from '../parts/Marked';
import type { Option } from './screen';
import styles from './options.module.css';
import type { SearchDialog } from './useSearchDialog';

type Props = Pick<SearchDialog, 'choose' | 'point' | 'linkTo'> & {
  id: string;
  option: Option;
  isActive: boolean;
  /** Row of the grid, where there is one. */
  row: number | undefined;
};

/** A result, or a search that was kept. A link, so that it can be opened in a new tab. */
function OptionRow({ id, option, isActive, row, choose, point, linkTo }: Props) {
  const { hit, icon } = option;
  const { heading, path, snippet } = hitText(hit);
  return (
    <a
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      style={row ? { gridRow: row } : undefined}
      href={linkTo(option).href}
      onClick={(event) => choose(event, option)}
      // Not "enter": a list that scrolls below a resting pointer must not change what is active.
      onPointerMove={() => !isActive && point(option)}
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
            <Marked value={path.join(' › ')} />
          </span>
        )}
      </span>
      {isActive && option.kind === 'result' && (
        <span className={styles.enter}>
          <Icon name="enter" size={16} />
        </span>
      )}
    </a>
  );
}

export default memo(OptionRow);
