import { type RefObject, useEffect } from 'react';

/** Closes an open `<details>` on Escape, which gives the focus back, and when the reader clicks or goes elsewhere. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onEvent = (event: Event & { key?: string }) => {
      const { type, target, key } = event;
      const menu = details.current;
      if (!menu?.open) return;
      if (type === 'keydown' ? key !== 'Escape' : menu.contains(target as Node)) return;
      menu.open = false;
      if (!key) return;
      // The key has done its work.
      event.preventDefault();
      menu.querySelector('summary')?.focus();
    };
    const types = ['keydown', 'pointerdown', 'focusin'];
    types.forEach((type) => document.addEventListener(type, onEvent));
    return () => types.forEach((type) => document.removeEventListener(type, onEvent));
  }, [details]);
}
