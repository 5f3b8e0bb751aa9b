import { MAX_QUERY_LENGTH } from '../../../shared/search/protocol';
import Icon from '../parts/Icon';
import SearchIcon from '../parts/SearchIcon';
import { optionsOf } from './screen';
import styles from './styles.module.css';
import type { SearchDialog } from './useSearchDialog';

/** Field of the dialog. The focus stays in it; the active option is told to assistive technology by its id. */
export default function Field({ search, onClose }: { search: SearchDialog; onClose: () => void }) {
  const { field, screen, activeId, status, listId } = search;
  const hasOptions = optionsOf(screen).length > 0;
  return (
    <div role="search" className={styles.field}>
      <span className={status === 'stalled' ? styles.spinner : styles.fieldIcon} data-status={status}>
        {status !== 'stalled' && <SearchIcon size={22} />}
      </span>
      <input
        ref={field}
        className={styles.input}
        type="text"
        dir="auto"
        role="combobox"
        aria-label="Search docs"
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder="Search docs"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        autoFocus
        maxLength={MAX_QUERY_LENGTH}
        defaultValue={search.initialQuery}
        onInput={search.onInput}
        onKeyDown={search.onKeyDown}
      />
      <button type="button" className={styles.clear} onClick={() => search.type('')}>
        Clear
      </button>
      <button type="button" className={styles.icon} aria-label="Close search" onClick={() => onClose()}>
        <Icon name="close" />
      </button>
    </div>
  );
}
