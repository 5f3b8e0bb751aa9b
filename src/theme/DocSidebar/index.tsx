// Change: marks the page that is shown once that has been drawn, and not before, and scrolls its entry into view. A category is loaded as
// soon as the reader points at what opens it, as by its link: it opens to its own height then.
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
  useEffect(() => {
    document.addEventListener('pointerover', preloadCategory);
    document.addEventListener('focusin', preloadCategory);
    return () => {
      document.removeEventListener('pointerover', preloadCategory);
      document.removeEventListener('focusin', preloadCategory);
    };
  }, []);
  return <DocSidebar {...props} path={shown} />;
}

function preloadCategory({ target }: Event): void {
  const caret = target instanceof Element ? target.closest('.menu__caret') : null;
  const href = caret?.parentElement?.querySelector('a')?.getAttribute('href');
  if (href) void window.docusaurus.preload(href);
}
