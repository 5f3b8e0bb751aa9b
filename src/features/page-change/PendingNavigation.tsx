import type { ReactNode } from 'react';

/** In place of the module of Docusaurus with this name, in the browser: `PageRouter` says where the reader is only when that can be shown. */
export default function PendingNavigation({ children }: { children: ReactNode }) {
  return children;
}
