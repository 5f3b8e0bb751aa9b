import { useHistory } from '@docusaurus/router';
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
  const { action } = useHistory();
  if (searched && searched !== latest) {
    // The way back brings a copy of the words. What was cleared stays cleared.
    const isCleared = action === 'POP' && !shown && String(searched) === String(latest);
    setLatest({ latest: searched, shown: isCleared ? undefined : searched });
  }

  const clear = useCallback(() => {
    setLatest((before) => ({ ...before, shown: undefined }));
    // Not through the router: that would scroll to the anchor again. A page that is loaded anew must not be marked again.
    window.history.replaceState({ ...(window.history.state as object | null), state: undefined }, '');
  }, []);

  return { shown, clear };
}
