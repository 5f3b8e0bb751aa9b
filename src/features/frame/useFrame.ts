import { useEffect } from 'react';

/** Inside an iframe, loads and starts what the site that embeds the page needs. Elsewhere it loads nothing. */
export function useFrame(): void {
  useEffect(() => {
    if (window.parent === window) return;
    import('./startFrame').then(
      ({ startFrame }) => startFrame(),
      (error: unknown) => console.warn('The frame behaviour could not be loaded.', error),
    );
  }, []);
}
