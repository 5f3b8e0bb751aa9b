import type { Element, ElementContent, Root } from 'hast';
import type { Plugin } from 'unified';
import { NEW_TAB } from '../../src/shared/newTab';
import { toHtml } from '../shared/esModules.cjs';
import { SKIP, visit } from '../shared/visit';

/** Attribute in which an element carries its content as HTML, until `recmaPageHtml` has seen it. */
export const CONTENT = 'data-static-content';

/**
 * Elements that come out as they are: no component renders them, or one that changes only what `isPlain` leaves out (`li`, `th`) or what
 * holds more than these elements (the `ul` of a task list). A table is none of them: it scrolls.
 */
const PLAIN = new Set(
  (
    'blockquote br code del em hr kbd li ol p span strong sub sup tbody td th thead tr ul wbr ' +
    // Formulas, as KaTeX draws them.
    'annotation math mfrac mi mn mo mover mpadded mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder ' +
    'munderover path semantics svg'
  ).split(' '),
);
/** Length, in characters, from which text alone is worth it. */
const LONG_TEXT = 40;
/** Parts of a table in which blanks between elements show nothing. */
const ROWS = new Set(['thead', 'tbody', 'tr']);
/** What reads the text of its content: `textOf`. */
const READERS = new Set(['FilterTable', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Makes one text of HTML out of content that only has to be shown, such as the row of a table whose links leave the site. The browser
 * then neither loads a call for each element in it, nor makes and compares each when a page starts: on the page of all extrinsics,
 * React keeps half as many. The HTML of the page is the same. `recmaPageHtml` hands the text to React.
 */
export const rehypeStatic: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    if ('name' in node && READERS.has(node.name ?? '')) return SKIP;
    if (node.type !== 'element') return undefined;
    if (READERS.has(node.tagName)) return SKIP;
    if (!isPlain(node) || !isWorthIt(node)) return undefined;
    finish(node);
    node.properties[CONTENT] = toHtml(node.children);
    node.children = [];
    return SKIP;
  });
};

/** Whether an element is shorter as HTML that the page holds anyway, with a number to find it by. */
const isWorthIt = ({ children }: Element): boolean =>
  children.some((child) => child.type === 'element' || (child.type === 'text' && child.value.length >= LONG_TEXT));

function isPlain(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text';
  const { tagName, properties, children } = node;
  // An address in the page is told to the check of links when the page is rendered.
  const isNamed = properties.id !== undefined;
  // An empty cell at the head of a table becomes another element: see src/theme/MDXComponents.
  const isEmptyHead = tagName === 'th' && children.length === 0;
  return (PLAIN.has(tagName) || leavesSite(node)) && !isNamed && !isEmptyHead && children.every(isPlain);
}

const leavesSite = ({ tagName, properties }: Element): boolean =>
  tagName === 'a' && /^(?:https?|mailto):/.test(String(properties.href));

/** Does to an element and those in it what is done to others when they are compiled and rendered. */
function finish(element: Element): void {
  const { align, ...properties } = element.properties;
  if (align) element.properties = { ...properties, style: `text-align:${String(align)}` };
  if (leavesSite(element)) Object.assign(element.properties, NEW_TAB);
  if (ROWS.has(element.tagName)) element.children = element.children.filter(({ type }) => type === 'element');
  for (const child of element.children) if (child.type === 'element') finish(child);
}
