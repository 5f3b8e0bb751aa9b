import { useEffect, useState } from 'react';
import styles from './styles.module.css';

type Status = 'idle' | 'copied' | 'failed';

const LABELS: Record<Status, string> = { idle: 'Copy', copied: 'Copied', failed: 'Copy failed' };
const MESSAGE_MS = 2000;

/** Copies a text and says whether it worked. */
export default function CopyButton({ read }: { read: () => string }) {
  const [status, setStatus] = useState<Status>('idle');

  useEffect(() => {
    if (status === 'idle') return;
    const timer = setTimeout(() => setStatus('idle'), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(read());
      setStatus('copied');
    } catch {
      // No permission, or a page that is not served securely.
      setStatus('failed');
    }
  };

  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      <span aria-live="polite">{LABELS[status]}</span>
      <span className={styles.hidden}> code</span>
    </button>
  );
}
