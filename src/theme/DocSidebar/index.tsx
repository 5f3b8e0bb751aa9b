// Change: marks the page that is shown once that has been drawn, and not before, and scrolls its entry into view.
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import { useEffect } from 'react';
import { afterFrame } from '@site/src/components/AfterFirstFrame/afterFrame';
import { useAfterFrame } from '@site/src/components/AfterFirstFrame/useAfterFrame';
import { keepInView } from '@site/src/components/keepInView';

export default function DocSidebarAfterPage({ path, ...props }: Props) {
  const shown = useAfterFrame(path);
  useEffect(
    () =>
      afterFrame(() => {
        const entry = document.querySelector('.menu [aria-current]');
        if (entry) keepInView(entry);
      }),
    [shown],
  );
  return <DocSidebar {...props} path={shown} />;
}
