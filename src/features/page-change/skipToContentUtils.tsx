import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { afterFrame } from '../../components/AfterFirstFrame/afterFrame';
import { focusOnce } from '../../components/focusOnce';
import { decoded } from '../../shared/decodable';

/**
 * In place of the module of Docusaurus with this name, in the browser (`plugins/lean-client`). The link takes the focus when a new
 * page has been drawn: a browser lays a page out before it moves the focus, and the reader would wait for that.
 */

/** Where the link leads on a page without a main element. */
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback';

/** The first stop of the keyboard on each page: leads to its main content. A page that a link led to begins there, too. */
export function SkipToContentLink({ children, ...props }: ComponentProps<'a'>) {
  const label = translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' });
  const region = useRef<HTMLDivElement>(null);
  const cancel = useRef(() => {});
  const { action } = useHistory();
  useLocationChange(({ location, previousLocation }) => {
    cancel.current();
    if (action !== 'PUSH') return;
    const { hash, pathname } = location;
    // What the same page shows next, such as more results, has no other way to its top.
    if (!hash && pathname === previousLocation?.pathname) focusOnce(region.current);
    // Browsers scroll to a part of a page, and leave the keyboard where it was.
    else {
      const id = decoded(hash.slice(1));
      cancel.current = focusAfterFrame(() => (id ? document.getElementById(id) : region.current));
    }
  });
  useEffect(() => () => cancel.current(), []);
  return (
    <div ref={region} role="region" aria-label={label}>
      <a {...props} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {children ?? label}
      </a>
    </div>
  );
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  focusOnce(document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId));
}

/** Leaves the focus alone if it has gone elsewhere by then: to search, say. */
function focusAfterFrame(find: () => HTMLElement | null): () => void {
  const focused = document.activeElement;
  return afterFrame(() => {
    // A dialog that the link stood in is gone by now, and has given the focus back.
    const isGone = !focused?.isConnected && !document.querySelector('dialog[open]');
    if (isGone || document.activeElement === focused) focusOnce(find(), { preventScroll: true });
  });
}
