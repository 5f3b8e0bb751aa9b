import { useCallback, useState } from 'react';
import { searchedIn } from './searchedIn';

/**
 * Words to mark: those that the page was opened with, until the reader clears them. A link to another part of the page brings no
 * words; those in view stay.
 *
 * @param state - of the page in the history
 */
export function useSearched(state: unknown) {
  const searched = searchedIn(state);
  const [{ latest, shown }, setLatest] = useState({ latest: searched, shown: searched });
  if (searched && searched !== latest) setLatest({ latest: searched, shown: searched });

  const clear = useCallback(() => {
    setLatest((before) => ({ ...before, shown: undefined }));
    // Not through the router: that would scroll to the anchor again. A page that is loaded anew must not be marked again.
    window.history.replaceState({ ...(window.history.state as object | null), state: undefined }, '');
  }, []);

  return { shown, clear };
}
