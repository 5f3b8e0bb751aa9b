import type { RefObject } from 'react';
import { type CopyStatus, useCopy } from '../useCopy';
import styles from './styles.module.css';

const OUTCOMES: Record<CopyStatus, string> = { idle: '', copied: 'Copied', failed: 'Copy failed' };

/** Copies the text of an element and says whether it worked. */
export default function CopyButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const [status, copy] = useCopy(() => navigator.clipboard.writeText(of.current?.textContent ?? ''));
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      {status === 'idle' && 'Copy'}
      <span aria-live="polite">{OUTCOMES[status]}</span>
      <span className={styles.hidden}> code</span>
    </button>
  );
}
