import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ComponentType, useRef, useState } from 'react';
import { markPlace } from '../late-opening';
import { canKeep } from './canKeep';
import styles from './styles.module.css';

/** Opens the place where a reader keeps the docs offline. Only the button is loaded with a page, and shown where it can work. */
export default function OfflineButton() {
  const isBrowser = useIsBrowser();
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  /** Since the reader asked last: who asks again on the next page waits there. */
  const hasGoneOn = useRef<() => boolean>(() => false);
  if (!isBrowser || !canKeep()) return null;

  const open = () => {
    hasGoneOn.current = markPlace();
    setHasFailed(false);
    setIsOpen(true);
    import('./view/Panel').then(
      ({ default: loaded }) => {
        setPanel(() => loaded);
        if (!Panel && hasGoneOn.current()) setIsOpen(false);
      },
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        Keep these docs offline
      </button>
      {hasFailed && <p role="alert">This could not be loaded. Reload the page when you are online.</p>}
      {isOpen && Panel && <Panel onClose={() => setIsOpen(false)} />}
    </>
  );
}
