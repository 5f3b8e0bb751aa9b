import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { toScriptText } from '../../shared/toScriptText';
import { DOCUMENT_BRANCH, type DocumentBranch as Branch } from './readDocumentBranch';

interface Props {
  sidebar: string;
  items: PropSidebarItem[];
  /** Path of the page. */
  path: string;
}

/** Writes into the HTML the part of the sidebar that the page shows open: scripts bring the others when they are opened. */
export function DocumentBranch({ sidebar, items, path }: Props) {
  const onServer = typeof document === 'undefined';
  const isBrowser = useIsBrowser();
  if (isBrowser) return null;
  const index = items.findIndex((item) => item.type === 'category' && isActiveSidebarItem(item, path));
  const open = items[index];
  const branch: Branch = { sidebar, index, items: open?.type === 'category' ? open.items : [] };
  return (
    <script
      id={DOCUMENT_BRANCH}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: onServer ? toScriptText(branch) : '' }}
    />
  );
}
