import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What assistive technology calls the area when it scrolls. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Lets wide content scroll inside itself. Only while it really scrolls is it a named, focusable group: a reader on a
 * keyboard can then reach what is cut off, and meets no needless stop otherwise. It is no landmark, of which a page should have few.
 */
export default function ScrollArea({ label, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const observer = new ResizeObserver(() => setScrolls(area.scrollWidth > area.clientWidth));
    observer.observe(area);
    // What is inside grows when its fonts or styles come late.
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const group = scrolls ? { role: 'group', tabIndex: 0, 'aria-label': label } : {};
  return (
    <div ref={ref} className={clsx(styles.area, className)} {...group}>
      {children}
    </div>
  );
}
