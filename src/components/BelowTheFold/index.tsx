import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { FOLD } from '@site/src/shared/fold';
import { nextTask } from './nextTask';
import styles from './styles.module.css';

/** Empty for React, which leaves alone what a built page has there (`plugins/first-paint`). */
const fold = <div hidden {...{ [FOLD]: '' }} dangerouslySetInnerHTML={{ __html: '' }} />;

const PHONE = '(max-width: 600px)';

interface Props {
  /** On which screens it is below the first one; left out: on all. */
  on?: 'phone';
  children: ReactNode;
}

/**
 * Shows what stands below the first screen of a page. When a link was followed to the top of the page, it comes after the first frame,
 * so that the reader has something to read at once. Wherever something looks for a place further down (an anchor, the way back,
 * searched words), and in what the server sends, it is there from the start.
 */
export default function BelowTheFold({ on, children }: Props) {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const [isShown, setIsShown] = useState(
    () =>
      !isBrowser ||
      action !== 'PUSH' ||
      location.hash !== '' ||
      location.state !== undefined ||
      document.hidden ||
      (on === 'phone' && !window.matchMedia(PHONE).matches),
  );
  useEffect(() => {
    if (isShown) return;
    // Called before the frame is drawn: the next task comes after it.
    const frame = requestAnimationFrame(() => {
      void nextTask().then(() => startTransition(() => setIsShown(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  if (!isShown) return <div className={styles.room} />;
  return (
    <>
      {!on && fold}
      {children}
    </>
  );
}
