import { useCallback, useEffect, useRef } from 'react';
import { focusOnce } from '../../../components/focusOnce';
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
  const button = useRef<HTMLButtonElement>(null);

  const end = useCallback(() => {
    // The button goes, and the focus with it.
    if (document.activeElement === button.current) focusOnce(document.querySelector('main'), { preventScroll: true });
    clear();
  }, [clear]);

  useEffect(() => {
    if (!hasMarks) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // What is open above the page (search, a menu) is closed first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(ABOVE)) return;
      end();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hasMarks, end]);

  if (!hasMarks) return null;
  return (
    <button ref={button} type="button" className={styles.clear} aria-keyshortcuts="Escape" onClick={end}>
      <Icon name="close" size={16} />
      Clear highlights
    </button>
  );
}
