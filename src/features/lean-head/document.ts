import type { HeadElement } from './tags';

/** The attribute by which the server marks what belongs to a page, and not to all of them. */
const MARK = 'data-rh';

/** Attributes of the root and of the body that came from here, so that they can go again. */
const own = new Map<Element, Set<string>>();

/**
 * Makes the head of the document hold these elements, besides what does not belong to a page. What is there already stays, so that
 * no script runs and no style loads twice.
 */
export function showHead(elements: readonly HeadElement[]): void {
  const roots: Record<string, Element> = { html: document.documentElement, body: document.body };
  const left = new Set(document.head.querySelectorAll(`[${MARK}]`));
  for (const [type, root] of Object.entries(roots)) {
    // Without one, too: what an earlier page wanted goes.
    setAttributes(root, elements.find((element) => element.type === type)?.attributes ?? {});
  }
  for (const { type, attributes, text } of elements) {
    if (type in roots) continue;
    const element = document.createElement(type);
    element.setAttribute(MARK, 'true');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    const same = [...left].find((other) => other.isEqualNode(element));
    if (same) left.delete(same);
    else document.head.append(element);
  }
  left.forEach((element) => element.remove());
}

function setAttributes(root: Element, attributes: Record<string, string>): void {
  own.get(root)?.forEach((name) => name in attributes || root.removeAttribute(name));
  own.set(root, new Set(Object.keys(attributes)));
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}
