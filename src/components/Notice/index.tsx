import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** Called when the reader has closed it: by Escape, or by a click elsewhere. */
  onClose: () => void;
}

/** Tells the reader, in a corner of the page, that what was asked for cannot be had. Assistive technology reads it out at once. */
export default function Notice({ children, onClose }: Props) {
  const ref = useRef<HTMLParagraphElement>(null);

  // A browser that knows no popovers shows it as it is.
  useLayoutEffect(() => ref.current?.showPopover?.(), []);

  return (
    <p
      ref={ref}
      role="alert"
      popover="auto"
      className={styles.notice}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </p>
  );
}
