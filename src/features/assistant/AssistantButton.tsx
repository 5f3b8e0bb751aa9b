import Link from '@docusaurus/Link';
import { useState } from 'react';
import { loadWidget, type WidgetSettings } from './loadWidget';
import styles from './styles.module.css';

type Status = 'idle' | 'loading' | 'ready' | 'failed';

/** Opens the hosted assistant. Nothing of it is loaded before the first use; if it cannot be, the reader is led to search. */
export default function AssistantButton({ settings }: { settings: WidgetSettings }) {
  const [status, setStatus] = useState<Status>('idle');

  const start = async () => {
    setStatus('loading');
    try {
      await loadWidget(settings);
      setStatus('ready');
    } catch {
      setStatus('failed');
    }
  };

  // From here on the widget shows a button of its own.
  if (status === 'ready') return null;
  return (
    <aside className={styles.assistant} aria-label="Assistant">
      <p className={styles.message} role="status">
        {status === 'failed' && (
          <>
            The assistant could not be loaded. <Link to="/search">Search the docs</Link> instead.
          </>
        )}
      </p>
      <button type="button" className={styles.button} disabled={status === 'loading'} onClick={() => void start()}>
        {status === 'loading' ? 'Loading…' : status === 'failed' ? 'Try again' : 'Ask the docs'}
      </button>
    </aside>
  );
}
