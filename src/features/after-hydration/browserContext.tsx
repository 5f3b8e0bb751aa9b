import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * In place of the module of Docusaurus with this name, in the browser (`plugins/lean-client`): whether the page is
 * hydrated. What shows itself differently from then on is rendered in slices that let the reader act in between, and not in one task.
 */

/** `false` on the server, and until the page is hydrated. */
export const Context = createContext(false);

/** Tells all below it whether the page is hydrated. */
export function BrowserContextProvider({ children }: { children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
