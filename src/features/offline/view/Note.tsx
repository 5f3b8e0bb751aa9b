import build from '@generated/offline/default/build.json';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';
import { useOffline } from './useOffline';
import { FAILURES, megabytes, nameOf } from './words';

/** Shortest time between two questions to the site, in milliseconds. */
const PAUSE_MS = 60_000;

/** Says which copy is read, whenever it is not certain to be the site's newest, and offers the newest one. */
export default function Note() {
  const { store, phase, kept, latest, progress, failure, language } = useOffline();
  const ref = useRef<HTMLElement>(null);
  const [isDeclined, setIsDeclined] = useState(false);
  useLooking(store.look);

  const say = (build: Parameters<typeof nameOf>[0]) => nameOf(build, language);
  // Without a whole copy every page comes from the site.
  if (phase === 'looking' || !kept || latest === undefined) return null;
  if (latest === null) {
    return (
      <aside className={styles.note} aria-label="Offline copy">
        <p role="status">You are offline, reading the copy of {say(build)}.</p>
      </aside>
    );
  }
  const isOldPage = build.built !== latest.built;
  const isOldCopy = kept.built !== latest.built;
  if (!isOldPage && (!isOldCopy || isDeclined)) return null;
  const update = () => {
    // The button goes, and the focus with it.
    ref.current?.focus();
    void store.keep();
  };
  return (
    <aside ref={ref} className={styles.note} aria-label="Offline copy" tabIndex={-1}>
      <p role="status">
        {isOldPage ? 'You are reading the copy of ' : 'Your offline copy is of '}
        {say(isOldPage ? build : kept)}. The site now has that of {say(latest)}.
      </p>
      {/* Not in the status, of which each change is read aloud. */}
      {progress && (
        <p>
          Updating: {megabytes(progress.done)} of {megabytes(progress.total)}.
        </p>
      )}
      {failure && <p role="alert">{FAILURES[failure]}</p>}
      {isOldCopy && phase !== 'downloading' && (
        <button type="button" onClick={update}>
          Update
        </button>
      )}
      {isOldPage && !isOldCopy && (
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      )}
      {!isOldPage && phase !== 'downloading' && (
        <button type="button" onClick={() => setIsDeclined(true)}>
          Not now
        </button>
      )}
    </aside>
  );
}

/** Looks at the start, when the connection changes, and with navigations that are not shortly after another look. */
function useLooking(look: () => Promise<void>) {
  const { pathname } = useLocation();
  const last = useRef(-Infinity);

  useEffect(() => {
    const now = performance.now();
    if (now - last.current < PAUSE_MS) return;
    last.current = now;
    void look();
  }, [look, pathname]);
  useEffect(() => {
    const again = () => void look();
    window.addEventListener('online', again);
    window.addEventListener('offline', again);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('offline', again);
    };
  }, [look]);
}
