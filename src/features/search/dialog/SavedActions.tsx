import Icon from '../parts/Icon';
import { deepestLevel } from '../../../shared/search/record';
import type { Option } from './screen';
import optionStyles from './options.module.css';
import styles from './styles.module.css';
import type { SearchDialog } from './useSearchDialog';

/** Buttons of a kept search. */
export default function SavedActions({ search, option, row }: { search: SearchDialog; option: Option; row: number }) {
  const { hit, kind } = option;
  const name = hit.hierarchy[deepestLevel(hit.hierarchy)] ?? '';
  return (
    <div className={optionStyles.actions} style={{ gridRow: row }}>
      {kind === 'recent' && (
        <button type="button" className={styles.icon} aria-label={`Save ${name}`} onClick={() => search.star(hit)}>
          <Icon name="star" size={18} />
        </button>
      )}
      <button type="button" className={styles.icon} aria-label={`Remove ${name}`} onClick={() => search.forget(hit)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
