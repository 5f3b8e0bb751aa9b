import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { afterFrame } from './afterFrame';
import styles from './styles.module.css';

interface Props {
  /** Whether it is in sight, and comes with the frame. */
  isInSight?: () => boolean;
  /** Called when it is shown, and not before. Called again only when it is another function. */
  children: () => ReactNode;
}

/**
 * Shows what is out of sight. When a link was followed to the top of the page, it comes after the first frame, so that the reader has
 * something to read at once. Wherever something looks for a place further down (an anchor, the way back, searched words), and in what
 * the server sends, it is there from the start.
 */
export default function AfterFirstFrame({ isInSight, children }: Props) {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const [isShown, setIsShown] = useState(
    () =>
      !isBrowser ||
      action !== 'PUSH' ||
      location.hash !== '' ||
      location.state !== undefined ||
      document.hidden ||
      (isInSight?.() ?? false),
  );
  useEffect(() => {
    if (!isShown) return afterFrame(() => startTransition(() => setIsShown(true)));
  }, [isShown]);
  // Hydration and each change of the address render this again, but not what it shows.
  return useMemo(() => (isShown ? children() : <div className={styles.room} />), [isShown, children]);
}
