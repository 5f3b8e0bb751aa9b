import type { RefObject } from 'react';
import { type CopyStatus, useCopy } from '../useCopy';
import styles from './styles.module.css';

const LABELS: Record<CopyStatus, string> = { idle: 'Copy', copied: 'Copied', failed: 'Copy failed' };

/** Copies the text of an element and says whether it worked. */
export default function CopyButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const [status, copy] = useCopy(() => navigator.clipboard.writeText(of.current?.textContent ?? ''));
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <span aria-live="polite">{LABELS[status]}</span>
      <span className={styles.hidden}> code</span>
    </button>
  );
}
