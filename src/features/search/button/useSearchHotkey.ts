import { useEffect, useRef } from 'react';
import { opensSearch } from './hotkey';

/**
 * Opens and closes search from the keyboard. A page may hold several search buttons: the first one that takes the key marks the
 * event as handled.
 *
 * @param hasSlash - whether the slash is such a key
 * @param toggle - returns whether it took the key
 */
export function useSearchHotkey(hasSlash: boolean, toggle: () => boolean): void {
  const latest = useRef({ hasSlash, toggle });
  useEffect(() => {
    latest.current = { hasSlash, toggle };
  });

  // Once, so that the first button stays the first.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event, !latest.current.hasSlash || holdsKey(event.composedPath()[0])))
        return;
      if (latest.current.toggle()) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether a key belongs to where it is pressed: to a field, one inside a widget's shadow tree too, or to an open dialog. */
function holdsKey(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
