import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, Suspense, useState } from 'react';
import type { SearchedState } from './searchedIn';

const importHighlights = () => import('./Highlights');

// A page whose marks cannot be loaded is shown without them.
const Highlights = lazy(() => importHighlights().catch(() => ({ default: () => null })));

/** Marks what the reader searched for on the page that a result led to, and loads for this only then. */
export default function SearchedWords() {
  const isBrowser = useIsBrowser();
  const state = useLocation().state as Partial<SearchedState> | undefined;
  const [isWanted, setIsWanted] = useState(false);
  if (state?.searched && !isWanted) setIsWanted(true);

  if (!isBrowser || !isWanted) return null;
  return (
    <Suspense>
      <Highlights state={state} />
    </Suspense>
  );
}
