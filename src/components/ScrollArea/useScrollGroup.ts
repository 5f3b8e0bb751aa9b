import { type HTMLAttributes, type RefObject, useEffect, useState } from 'react';

interface Options {
  /** What assistive technology calls the area when it scrolls: what it is, or with `isWhole` its own name. */
  label: string;
  /** The label is a name that no other area of the page has. Without it, the section is added. */
  isWhole?: boolean;
  /** Selector of areas that would have the same name. */
  peers: string;
}

const FOLLOWS = 4; // Node.DOCUMENT_POSITION_FOLLOWING
const isBefore = (element: Element, other: Element) => (element.compareDocumentPosition(other) & FOLLOWS) !== 0;

/** "Table: Fees", and "Table 2: Fees" for the second one below that heading. */
function nameInSection(area: Element, label: string, peers: string): string {
  const heading = [...document.querySelectorAll('h1, h2, h3, h4')].findLast((other) => isBefore(other, area));
  const earlier = [...document.querySelectorAll(peers)].filter(
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
 * Makes an area whose content may be wider than itself a named, focusable group, but only while it really scrolls: a reader on a
 * keyboard can then reach what is cut off, and meets no needless stop otherwise. It is no landmark, of which a page should have few.
 *
 * @returns attributes of the area
 */
export function useScrollGroup(
  ref: RefObject<HTMLElement | null>,
  { label, isWhole = false, peers }: Options,
): HTMLAttributes<HTMLElement> {
  const [name, setName] = useState<string>();

  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const observer = new ResizeObserver(() => {
      const scrolls = area.scrollWidth > area.clientWidth;
      setName(scrolls ? (isWhole ? label : nameInSection(area, label, peers)) : undefined);
    });
    observer.observe(area);
    // What is inside grows when its fonts or styles come late.
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, label, isWhole, peers]);

  return name ? { role: 'group', tabIndex: 0, 'aria-label': name } : {};
}
