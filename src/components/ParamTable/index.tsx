import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A Markdown table of parameters: the first column holds names and never breaks, the others give type, unit and meaning. */
export default function ParamTable({ children }: { children: ReactNode }) {
  return <div className={styles.params}>{children}</div>;
}
