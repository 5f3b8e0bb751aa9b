import { startTransition, useEffect, useState } from 'react';

/**
 * In place of the module of Docusaurus with this name, in the browser. What follows from the size after hydration is rendered in
 * slices that let the reader act in between, and not in one task.
 */

/** `ssr` on the server, and until the page is hydrated. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Widest window in pixels that Infima's styles and Docusaurus take for a phone's. */
const WIDEST_MOBILE = 996;

/** The kind of window; it changes only when the width passes the limit. */
export function useWindowSize({ desktopBreakpoint = WIDEST_MOBILE } = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = () => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    startTransition(update);
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
