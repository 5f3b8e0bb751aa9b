import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';
import { useScrollGroup } from './useScrollGroup';

interface Props {
  /** What assistive technology calls the area when it scrolls: what it is, or with `named` its own name. */
  label: string;
  /** The label is a name that no other area of the page has. Without it, the section is added. */
  named?: boolean;
  className?: string;
  children: ReactNode;
}

/** Lets wide content scroll inside itself. */
export default function ScrollArea({ label, named, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const group = useScrollGroup(ref, { label, isWhole: named, peers: `.${styles.area}` });
  return (
    <div ref={ref} className={clsx(styles.area, className)} {...group}>
      {children}
    </div>
  );
}
