import { type ReactNode, useLayoutEffect, useState } from 'react';
import { showHead } from './document';
import { type HeadElement, headElements, mergeHeads } from './tags';

/**
 * In place of react-helmet-async in the browser (`plugins/lean-client`): the part of it that Docusaurus' `<Head>` uses. It keeps the head
 * of the document up to date with what the parts of a page put there. On the server the library itself runs; what it wrote stays until
 * a page wants something else.
 */

/** What each part of the page wants, by its number. */
const parts = new Map<number, HeadElement[]>();
let made = 0;
let isDue = false;

/** Parts are numbered when they are made: those inside of others come after them. */
const nextNumber = (): number => made++;

/** Brings the document up to date, once for all parts that change together. */
function update(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    const inOrder = [...parts].sort(([a], [b]) => a - b);
    showHead(mergeHeads(inOrder.map(([, elements]) => elements)));
  });
}

/** Here only because Docusaurus puts it around the application. */
export function HelmetProvider({ children }: { children: ReactNode }) {
  return children;
}

/** Puts its children, elements of HTML, into the head of the document as long as it is shown. */
export function Helmet({ children }: { children?: ReactNode }) {
  const [part] = useState(nextNumber);
  useLayoutEffect(() => {
    parts.set(part, headElements(children));
    update();
  });
  useLayoutEffect(
    () => () => {
      parts.delete(part);
      update();
    },
    [part],
  );
  return null;
}
