import { useEffect } from 'react';
import { afterFrame } from '../../components/AfterFirstFrame/afterFrame';
import { keepInView } from '../../components/keepInView';
import { decoded } from '../../shared/decodable';

/**
 * In place of the module of Docusaurus with this name, in the browser (`plugins/lean-client`). That one looks for the heading that the
 * reader is at as soon as a new page is in the document, which forces the browser to lay it out at once, and to style it again for the
 * link that gets marked. This one waits until the page has been drawn.
 */

interface Config {
  linkClassName: string;
  linkActiveClassName: string;
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

/**
 * Marks the link to the part of the page that the reader is in.
 *
 * @param config - left out if the table of contents marks none
 */
export function useTOCHighlight(config: Config | undefined): void {
  useEffect(() => {
    if (!config) return;
    const update = () => markLink(config);
    const cancel = afterFrame(update);
    document.addEventListener('scroll', update);
    window.addEventListener('resize', update);
    return () => {
      cancel();
      document.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [config]);
}

function markLink({ linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel }: Config): void {
  const levels = Array.from({ length: maxHeadingLevel - minHeadingLevel + 1 }, (_, at) => minHeadingLevel + at);
  const id = headingOfReader(levels.map((level) => `h${level}.anchor`).join())?.id;
  // `linkClassName` may be several names with blanks between them, which this takes as it is.
  const links = document.getElementsByClassName(linkClassName) as HTMLCollectionOf<HTMLAnchorElement>;
  // Above the first heading, the reader is at the beginning.
  let [place] = links;
  let hasMoved = false;
  for (const link of links) {
    const isActive = id !== undefined && decoded(link.hash.slice(1)) === id;
    if (isActive) place = link;
    if (isActive === link.classList.contains(linkActiveClassName)) continue;
    link.classList.toggle(linkActiveClassName);
    hasMoved = true;
  }
  if (hasMoved && place) keepInView(place);
}

/** How far from the top a link puts its heading, at most, in pixels: below the bar, with some room. */
const LANDING = 96;

/**
 * The heading that a link has led to, which may stand right below the one of its section. Otherwise the first heading in the window, whose
 * bar hides as the reader goes down, if it stands in the upper half; else the one before it.
 */
function headingOfReader(selector: string): Element | undefined {
  const headings = Array.from(document.querySelectorAll(selector));
  const next = headings.findIndex((heading) => boxOf(heading).top >= 0);
  const heading = headings[next];
  if (!heading) return headings.at(-1);
  const below = headings[next + 1];
  if (below && below.id === decoded(location.hash.slice(1)) && boxOf(below).top < LANDING) return below;
  return boxOf(heading).bottom < window.innerHeight / 2 ? heading : headings[next - 1];
}

/** Where an element stands; of one that is hidden, such as in a tab, where its parent does. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  return box.height === 0 && element.parentElement ? boxOf(element.parentElement) : box;
}
