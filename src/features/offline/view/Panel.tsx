import { useEffect, useRef } from 'react';
import { useModal } from '../../../components/useModal';
import { useWentBack } from '../../../components/useWentBack';
import type { OfflineState } from '../copy/store';
import styles from './styles.module.css';
import { useOffline } from './useOffline';
import { FAILURES, megabytes, nameOf } from './words';

/** Where a reader keeps the docs on the device, sees how far that is, and removes them. */
export default function Panel({ onClose }: { onClose: () => void }) {
  const modal = useModal(true, onClose);
  const { ref: dialog } = modal;
  const close = useRef<HTMLButtonElement>(null);
  const { store, language, ...state } = useOffline();
  const { phase, progress, failure, kept, latest } = state;
  const isOld = kept && latest && kept.built !== latest.built;

  useWentBack(onClose);
  useEffect(() => void store.look(), [store]);
  useEffect(() => {
    // The button that was pressed has gone. Once the copy is there, the first of the others is the one that removes it.
    const next = phase === 'kept' ? close.current : dialog.current?.querySelector('button');
    if (document.activeElement === document.body) next?.focus();
  }, [phase, dialog]);

  return (
    <dialog {...modal} className={styles.panel} aria-labelledby="offline-title" onClose={onClose}>
      <div className={styles.frame}>
        <h2 id="offline-title" className={styles.title}>
          Docs offline
        </h2>
        <p role="status">
          <Summary {...state} language={language} />
        </p>
        {progress && (
          <>
            <progress
              className={styles.progress}
              aria-label="Download"
              aria-valuetext={soFar(progress)}
              value={progress.done}
              max={progress.total}
            />
            <p>{soFar(progress)}</p>
          </>
        )}
        {failure && <p role="alert">{FAILURES[failure]}</p>}
        <div className={styles.actions}>
          {phase === 'none' && latest && (
            <button type="button" className={styles.main} onClick={() => void store.keep()}>
              Download
            </button>
          )}
          {phase === 'partial' && (
            <button type="button" className={styles.main} onClick={() => void store.keep()}>
              Continue
            </button>
          )}
          {phase === 'kept' && isOld && (
            <button type="button" className={styles.main} onClick={() => void store.keep()}>
              Update
            </button>
          )}
          {phase === 'downloading' && (
            <button type="button" onClick={store.stop}>
              Stop
            </button>
          )}
          {(phase === 'kept' || phase === 'partial') && (
            <button type="button" onClick={() => void store.remove()}>
              Remove from this device
            </button>
          )}
          <button ref={close} type="button" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}

const soFar = ({ done, total }: NonNullable<OfflineState['progress']>) =>
  `${megabytes(done)} of ${megabytes(total)} are on this device.`;

/** What the state means, in a sentence or two. */
function Summary({ phase, kept, latest, language }: OfflineState & { language: string }) {
  if (phase === 'looking') return 'Looking up what is on this device…';
  // Without figures: each change of a status is read aloud.
  if (phase === 'downloading') return 'Downloading the docs. You can go on reading.';
  if (phase === 'partial') return 'A part of the docs is on this device. It serves once the rest is there.';
  if (kept) {
    const isOld = latest && latest.built !== kept.built;
    return `All pages and search work offline, from the copy of ${nameOf(kept, language)} (${megabytes(kept.bytes)}). ${
      isOld ? `The site now has that of ${nameOf(latest, language)}.` : latest ? 'It is up to date.' : ''
    }`;
  }
  if (latest === undefined) return 'Asking how large the docs are…';
  if (latest === null) return 'The site cannot be reached now, so there is nothing to download.';
  return `Every page and search, to read without a network: ${megabytes(latest.transfer)} to download, ${megabytes(
    latest.bytes,
  )} on this device. You are told when a page is from the copy and when a newer one is out.`;
}
