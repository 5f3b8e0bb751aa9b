// Change: closes on Escape, and when the page changes by something else than its links, such as search. The keyboard begins in
// it, does not go to what it covers, and has the toggle again afterwards. It is rendered from when it is opened until it has closed on another page; upstream
// renders the closed menu anew for each page.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useLocation } from '@docusaurus/router';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useEffect, useState } from 'react';

/** Time after which it goes: more than its animation takes. */
const CLOSED_MS = 500;

/** What lies under it, where the focus would be out of sight (WCAG 2.4.11). */
const COVERED = [
  // The link to the main content.
  '#__docusaurus > [role="region"]',
  '.navbar__inner',
  '.theme-announcement-bar',
  '#__docusaurus_skipToContent_fallback',
  '.theme-layout-footer',
].join();

const focusClose = () => document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({ preventScroll: true });

export default function NavbarMobileSidebar() {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  if (shown && openedOn !== pathname) setOpenedOn(pathname);
  useEffect(() => {
    // Links in it close it themselves.
    if (shown) toggle();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when another page is shown, not when it is opened
  }, [pathname]);
  useEffect(() => {
    if (shown || !openedOn || openedOn === pathname) return;
    const timer = setTimeout(() => setOpenedOn(undefined), CLOSED_MS);
    return () => clearTimeout(timer);
  }, [shown, openedOn, pathname]);
  useEffect(() => {
    if (!shown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // Search, opened above the menu, is closed first.
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
      toggle();
    };
    // "Back to main menu" goes away when it is pressed.
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('.navbar-sidebar__back')) focusClose();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick, true);
    };
  }, [shown, toggle]);
  useEffect(() => {
    if (!shown) return;
    const covered = document.querySelectorAll<HTMLElement>(COVERED);
    for (const part of covered) part.inert = true;
    focusClose();
    return () => {
      for (const part of covered) part.inert = false;
      const focused = document.activeElement;
      if (focused !== document.body && !focused?.closest('.navbar-sidebar')) return;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
    };
  }, [shown]);
  return openedOn ? <MobileSidebar /> : null;
}
