// Change: closes on Escape, and when the page changes by something else than its links, such as search. The keyboard begins in
// it, does not go to what it covers, and has the toggle again afterwards. It is rendered from when it is opened until it has closed on another page; upstream
// renders the closed menu anew for each page.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useLocation } from '@docusaurus/router';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useEffect, useState } from 'react';
import { useCoveringMenu } from '@site/src/components/useCoveringMenu';

/** Time after which it goes: more than its animation takes. */
const CLOSED_MS = 500;

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
  useCoveringMenu(shown, toggle);
  return openedOn ? <MobileSidebar /> : null;
}
