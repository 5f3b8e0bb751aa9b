import { useEffect } from 'react';
import { opensSearch } from './hotkey';

/**
 * Opens and closes search from the keyboard. A page may hold several search buttons: the first one that takes the key marks the
 * event as handled, and none opens a second dialog over one that is open.
 *
 * @param isOpen - whether the dialog of this button is open
 */
export function useSearchHotkey(isOpen: boolean, toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event, isField(event.target))) return;
      if (!isOpen && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, toggle]);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable], [contenteditable] *');
}
