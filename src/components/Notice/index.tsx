import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** Called when the reader has closed it: by Escape, or by a click elsewhere. */
  onClose: () => void;
}

// A browser that knows no popovers shows it as it is.
const show = (notice: HTMLElement | null) => notice?.showPopover?.();

/** Tells the reader, in a corner of the page, that what was asked for cannot be had. Assistive technology reads it out at once. */
export default function Notice({ children, onClose }: Props) {
  return (
    <p
      ref={show}
      role="alert"
      popover="auto"
      className={styles.notice}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </p>
  );
}
