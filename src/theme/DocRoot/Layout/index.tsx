// Change: at the docs root, the menu marks the page that is shown there, and the breadcrumbs name it.
import { DocsSidebarProvider, useActiveVersion, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Layout from '@theme-original/DocRoot/Layout';
import type { Props } from '@theme/DocRoot/Layout';

export default function DocRootLayout(props: Props) {
  const sidebar = useDocsSidebar();
  const version = useActiveVersion(undefined);
  const { pathname } = useLocation();
  const landing = pathname === version?.path && version.docs.find(({ id }) => id === version.mainDocId);
  const items = sidebar?.items.map((item) =>
    landing && item.type === 'link' && item.href === landing.path ? { ...item, href: pathname } : item,
  );
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <Layout {...props} />
    </DocsSidebarProvider>
  );
}
