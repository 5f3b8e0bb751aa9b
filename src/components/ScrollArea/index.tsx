import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What assistive technology calls the area when it scrolls: what it is, or with `named` its own name. */
  label: string;
  /** The label is a name that no other area of the page has. Without it, the section is added. */
  named?: boolean;
  className?: string;
  children: ReactNode;
}

const FOLLOWS = 4; // Node.DOCUMENT_POSITION_FOLLOWING
const isBefore = (element: Element, other: Element) => (element.compareDocumentPosition(other) & FOLLOWS) !== 0;

/** "Table: Fees", and "Table 2: Fees" for the second one below that heading. */
function nameInSection(area: Element, label: string): string {
  const heading = [...document.querySelectorAll('h1, h2, h3, h4')].findLast((other) => isBefore(other, area));
  const earlier = [...document.getElementsByClassName(styles.area ?? '')].filter(
    (other) =>
      isBefore(other, area) &&
      (!heading || isBefore(heading, other)) &&
      other.firstElementChild?.tagName === area.firstElementChild?.tagName,
  );
  const number = earlier.length > 0 ? ` ${earlier.length + 1}` : '';
  // The link at a heading holds a space without width.
  return `${label}${number}: ${(heading?.textContent ?? document.title).replace('\u200b', '').trim()}`;
}

/**
 * Lets wide content scroll inside itself. Only while it really scrolls is it a named, focusable group: a reader on a
 * keyboard can then reach what is cut off, and meets no needless stop otherwise. It is no landmark, of which a page should have few.
 */
export default function ScrollArea({ label, named, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();

  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const observer = new ResizeObserver(() => {
      const scrolls = area.scrollWidth > area.clientWidth;
      setName(scrolls ? (named ? label : nameInSection(area, label)) : undefined);
    });
    observer.observe(area);
    // What is inside grows when its fonts or styles come late.
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, [label, named]);

  const group = name ? { role: 'group', tabIndex: 0, 'aria-label': name } : {};
  return (
    <div ref={ref} className={clsx(styles.area, className)} {...group}>
      {children}
    </div>
  );
}
