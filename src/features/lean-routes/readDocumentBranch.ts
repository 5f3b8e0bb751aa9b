import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** Id of the element that holds it. */
export const DOCUMENT_BRANCH = 'sidebar-branch';

/** The part of the sidebar that a document shows open, as the server wrote it into the HTML. */
export interface DocumentBranch {
  sidebar: string;
  /** Position of the top-level category with the page in it; -1 if it is in none. */
  index: number;
  items: PropSidebarItem[];
}

let read: DocumentBranch | undefined;

/** Reads what the server wrote; nothing if this is no page with a sidebar. */
export function readDocumentBranch(): DocumentBranch | undefined {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(DOCUMENT_BRANCH)?.textContent;
  return (read ??= text ? (JSON.parse(text) as DocumentBranch) : undefined);
}
