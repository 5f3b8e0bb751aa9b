// Change: the menu gets its items in parts, and at the docs root it marks the page that is shown there, which the breadcrumbs name.
import { DocsSidebarProvider, useActiveVersion, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Layout from '@theme-original/DocRoot/Layout';
import type { Props } from '@theme/DocRoot/Layout';
import { useMemo } from 'react';
import { DocumentBranch, useWholeSidebar } from '@site/src/features/lean-routes';

export default function DocRootLayout(props: Props) {
  const sidebar = useDocsSidebar();
  const whole = useWholeSidebar(sidebar?.name, sidebar?.items);
  const version = useActiveVersion(undefined);
  const { pathname } = useLocation();
  const landing = pathname === version?.path ? version.docs.find(({ id }) => id === version.mainDocId) : undefined;
  const items = useMemo(
    () =>
      landing
        ? whole?.map((item) =>
            item.type === 'link' && item.href === landing.path ? { ...item, href: pathname } : item,
          )
        : whole,
    [whole, landing, pathname],
  );
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      {sidebar && items && <DocumentBranch sidebar={sidebar.name} items={items} path={pathname} />}
      <Layout {...props} />
    </DocsSidebarProvider>
  );
}
