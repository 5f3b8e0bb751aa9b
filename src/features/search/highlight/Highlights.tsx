import { useEffect } from 'react';
import Icon from '../parts/Icon';
import { useMarks } from './useMarks';
import { useSearched } from './useSearched';
import styles from './styles.module.css';

/** What is open above the page. Within `:is` a browser may know no popovers. */
const ABOVE = 'dialog[open], :is(:popover-open)';

/**
 * Marks the searched words in the text of the page, and offers to take the marks away: by the button, or by Escape.
 *
 * @param state - of the page in the history
 */
export default function Highlights({ state }: { state: unknown }) {
  const { shown, clear } = useSearched(state);
  const hasMarks = useMarks(shown);

  useEffect(() => {
    if (!hasMarks) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // What is open above the page (search, a menu) is closed first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(ABOVE)) return;
      clear();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hasMarks, clear]);

  if (!hasMarks) return null;
  return (
    <button type="button" className={styles.clear} aria-keyshortcuts="Escape" onClick={clear}>
      <Icon name="close" size={16} />
      Clear highlights
    </button>
  );
}
