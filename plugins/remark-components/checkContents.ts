import type { RootContent } from 'mdast';
import type { Node } from 'unist';
import { fail, type Place, refuseContents } from '../shared/componentAttributes';
import type { MdxElement } from '../shared/mdxElement';

/**
 * Stops the build, with page and line, over what an element holds that it cannot show. It would fail when the page is rendered, where
 * lines are no longer known.
 */
export function checkContents(place: Place): void {
  if (typeof valueOf(place.element, 'style') === 'string') {
    fail('Leave out style="…": how things look stands in the styles of the site.', place);
  }
  if (place.element.name === 'Figure') refuseContents(place);
  if (place.element.name === 'details') checkDetails(place);
  if (place.element.name === 'Steps') checkSteps(place);
  if (place.element.name === 'Tabs') checkTabs(place);
}

/** Browsers would write "Details" there. */
function checkDetails({ element, page }: Place): void {
  const [first] = shown(element);
  if (first && 'name' in first && first.name === 'summary') return;
  fail('<details> begins with <summary>…</summary>, which says what waits inside.', { element, page });
}

/** What says nothing, or loses its label, anywhere else. */
const PARENTS: ReadonlyMap<string | null, string> = new Map([
  ['TabItem', 'Tabs'],
  ['summary', 'details'],
]);

/** Stops the build, with page and line, over an element that belongs into another one and stands elsewhere. */
export function checkParent(place: Place, parent: Node | undefined): void {
  const { name } = place.element;
  const needed = PARENTS.get(name);
  // One on a line with others stands in a paragraph, which the other one may hold.
  if (!needed || !parent || parent.type === 'paragraph' || ('name' in parent && parent.name === needed)) return;
  fail(`<${name}> stands in <${needed}> only.`, place);
}

function checkSteps({ element, page }: Place): void {
  const [list, ...others] = shown(element);
  if (list?.type === 'list' && list.ordered && others.length === 0) return;
  fail('<Steps> takes exactly one ordered list: "1. …", with what belongs to a step indented below it.', {
    element,
    page,
  });
}

function checkTabs({ element, page }: Place): void {
  const items = shown(element).map((child) => {
    if ('name' in child && child.name === 'TabItem') return child as MdxElement;
    return page.fail('<Tabs> takes nothing but <TabItem value="…" label="…">, each beginning a line.', child);
  });
  if (items.length === 0 && !has(element, 'values'))
    fail('<Tabs> needs a <TabItem value="…" label="…">.', { element, page });
  const values = items.map((item) => valueOf(item, 'value'));
  const twice = items.find((_, index) => typeof values[index] === 'string' && values.indexOf(values[index]) !== index);
  if (twice)
    fail(`Another <TabItem> of these <Tabs> has the value "${String(valueOf(twice, 'value'))}" already.`, {
      element: twice,
      page,
    });
  const first = valueOf(element, 'defaultValue');
  const isKnown = values.every((value) => typeof value === 'string') && !has(element, 'values');
  if (typeof first === 'string' && isKnown && !values.includes(first)) {
    fail(`<Tabs> has no <TabItem value="${first}">. There are: ${values.join(', ')}.`, { element, page });
  }
  if (valueOf(element, 'queryString') === null && !has(element, 'groupId')) {
    fail('<Tabs queryString> needs groupId="…" too, or write queryString="…".', { element, page });
  }
}

/** What readers see of the inside of an element: no comments, no blank text. */
const shown = ({ children }: MdxElement): RootContent[] =>
  (children as RootContent[])
    // An element on one line of text stands in a paragraph.
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => !/^mdx(?:Flow|Text)Expression$/.test(child.type) && !('value' in child && !child.value.trim()));

const attributeOf = ({ attributes }: MdxElement, name: string) =>
  attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);

const has = (element: MdxElement, name: string): boolean => attributeOf(element, name) !== undefined;

/** Value of an attribute: a text, `null` of one without a value, else `undefined` or an expression. */
const valueOf = (element: MdxElement, name: string) => attributeOf(element, name)?.value;
