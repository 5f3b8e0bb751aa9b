import { useEffect, useRef } from 'react';
import { opensSearch } from './hotkey';

/**
 * Opens and closes search from the keyboard. A page may hold several search buttons: the first one marks the event as handled, and
 * none opens a second dialog over one that is open.
 *
 * @param isOpen - whether the dialog of this button is open
 */
export function useSearchHotkey(isOpen: boolean, toggle: () => void): void {
  const latest = useRef({ isOpen, toggle });
  useEffect(() => {
    latest.current = { isOpen, toggle };
  });

  // Once, so that the first button stays the first.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event, isField(event.target))) return;
      if (!latest.current.isOpen && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current.toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable], [contenteditable] *');
}
