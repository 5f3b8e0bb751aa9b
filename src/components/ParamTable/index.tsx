import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Whether names are long, as those of flags, and may break. */
  breaksNames?: boolean;
  children: ReactNode;
}

/** A Markdown table of parameters: the first column holds names, the others give type, unit and meaning. */
export default function ParamTable({ breaksNames, children }: Props) {
  return <div className={clsx(styles.params, breaksNames && styles.breaksNames)}>{children}</div>;
}
