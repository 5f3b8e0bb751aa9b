import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Tells when the reader goes back or forward in the history of the browser, which changes the page below a dialog.
 *
 * @param onMove - called at once, before the other page is there
 */
export function useWentBack(onMove: () => void): void {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  // Before the dialog is painted: the reader may go back as soon as she sees it.
  useLayoutEffect(() => {
    // One listener for good: the router renders anew while the event is on its way, and a new one would miss it.
    const tell = () => latest.current();
    addEventListener('popstate', tell);
    return () => removeEventListener('popstate', tell);
  }, []);
}
