import Icon from '../parts/Icon';
import { deepestLevel } from '../../../shared/search/record';
import type { Option } from './screen';
import optionStyles from './options.module.css';
import styles from './styles.module.css';
import type { SearchDialog } from './useSearchDialog';

type Props = Pick<SearchDialog, 'star' | 'forget'> & {
  option: Option;
  /** Row of the grid. */
  row: number;
};

/** Buttons of a kept search. */
export default function SavedActions({ option: { hit, kind }, row, star, forget }: Props) {
  const name = hit.hierarchy[deepestLevel(hit.hierarchy)] ?? '';
  return (
    <div className={optionStyles.actions} style={{ gridRow: row }}>
      {kind === 'recent' && (
        <button type="button" className={styles.icon} aria-label={`Save ${name}`} onClick={() => star(hit)}>
          <Icon name="star" size={18} />
        </button>
      )}
      <button type="button" className={styles.icon} aria-label={`Remove ${name}`} onClick={() => forget(hit)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
