import { startTransition, useContext, useEffect, useState } from 'react';
import { Context } from './browserContext';

/**
 * In place of the module of Docusaurus with this name, in the browser (`plugins/lean-client`). What follows from the size after
 * hydration is rendered in slices that let the reader act in between, and not in one task; and what comes later knows the size from the
 * start.
 */

/** `ssr` on the server, and until the page is hydrated. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Widest window in pixels that Infima's styles and Docusaurus take for a phone's. */
const WIDEST_MOBILE = 996;

const sizeNow = (desktopBreakpoint: number) => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');

/** The kind of window; it changes only when the width passes the limit. */
export function useWindowSize({ desktopBreakpoint = WIDEST_MOBILE } = {}): WindowSize {
  const isHydrated = useContext(Context);
  const [size, setSize] = useState<WindowSize>(() => (isHydrated ? sizeNow(desktopBreakpoint) : 'ssr'));
  useEffect(() => {
    const update = () => setSize(sizeNow(desktopBreakpoint));
    startTransition(update);
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
