import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Tells the reader, in a corner of the page, that what was asked for cannot be had. Assistive technology reads it out at once. */
export default function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.notice}>
      {children}
    </p>
  );
}
