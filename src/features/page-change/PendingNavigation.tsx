import type { ReactNode } from 'react';

/**
 * In place of the module of Docusaurus with this name, in the browser (`plugins/lean-client`). That one goes on showing the old page
 * until the next is loaded; here `PageRouter` does, so there is nothing left to do.
 */
export default function PendingNavigation({ children }: { children: ReactNode }) {
  return children;
}
