import { useEffect } from 'react';

const focusIn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/** What the menu of phones covers, where the focus would be out of sight (WCAG 2.4.11). */
const COVERED = [
  // The link to the main content.
  '#__docusaurus > [role="region"]',
  '.navbar__inner',
  '.theme-announcement-bar',
  '#__docusaurus_skipToContent_fallback',
  '.theme-layout-footer',
].join();

/**
 * Keeps the keyboard in the menu of phones while it is shown, closes it on Escape, and gives the focus back to its toggle.
 *
 * @param close - called on Escape
 */
export function useCoveringMenu(isShown: boolean, close: () => void): void {
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // Search, opened above the menu, is closed first.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    // "Back to main menu" goes away when it is pressed.
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('.navbar-sidebar__back')) focusIn('.navbar-sidebar__close');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick, true);
    };
  }, [isShown, close]);
  useEffect(() => {
    if (!isShown) return;
    const covered = document.querySelectorAll<HTMLElement>(COVERED);
    for (const part of covered) part.inert = true;
    focusIn('.navbar-sidebar__close');
    return () => {
      for (const part of covered) part.inert = false;
      const focused = document.activeElement;
      if (focused === document.body || focused?.closest('.navbar-sidebar')) focusIn('.navbar__toggle');
    };
  }, [isShown]);
}
