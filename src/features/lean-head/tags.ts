import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** An element that belongs into the head, or attributes of the page's root or body. */
export interface HeadElement {
  /** Name of the element: `title`, `meta`, `link`, `script`, ..., and `html` or `body`. */
  type: string;
  attributes: Record<string, string>;
  text: string;
}

/** Attributes that React names otherwise than HTML, besides in upper and lower case. */
const NAMES: Record<string, string> = { className: 'class', httpEquiv: 'http-equiv' };

/** What makes two elements say the same thing, so that the later one counts: the first of these attributes that an element has. */
const KEYS: Record<string, readonly string[]> = {
  meta: ['charset', 'name', 'http-equiv', 'property', 'itemprop'],
  link: ['href'],
  base: ['href'],
};

/**
 * The elements that a part of the page wants in the head.
 *
 * @param children - elements of HTML, bare or in fragments
 */
export function headElements(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const { children: inner, ...props } = child.props;
    if (child.type === Fragment) return headElements(inner as ReactNode);
    const attributes = Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [NAMES[name] ?? name.toLowerCase(), String(value)]);
    return {
      type: String(child.type),
      attributes: Object.fromEntries(attributes) as Record<string, string>,
      text: Children.toArray(inner as ReactNode).join(''),
    };
  });
}

/** What no two elements of a head may share; `undefined` for elements that stand for themselves. */
function keyOf({ type, attributes }: HeadElement): string | undefined {
  if (type === 'title' || type === 'html' || type === 'body') return type;
  const { rel } = attributes;
  // Of these a page has one, wherever it leads.
  if (rel === 'canonical') return rel;
  const name = KEYS[type]?.find((key) => key in attributes);
  return name && `${type} ${name} ${attributes[name]} ${rel ?? ''} ${attributes.hreflang ?? ''}`;
}

/**
 * One head from what several parts of a page want in it. Of two that say the same thing the later counts; attributes of the root and
 * of the body add up.
 *
 * @param parts - the elements of each part, in the order in which the parts were made: inner after outer
 */
export function mergeHeads(parts: readonly (readonly HeadElement[])[]): HeadElement[] {
  const merged = new Map<string, HeadElement>();
  for (const [index, element] of parts.flat().entries()) {
    const key = keyOf(element) ?? `#${index}`;
    const before = merged.get(key);
    if (before && (element.type === 'html' || element.type === 'body')) {
      merged.set(key, { ...element, attributes: { ...before.attributes, ...element.attributes } });
    } else {
      // At its own place, not at that of the one before.
      merged.delete(key);
      merged.set(key, element);
    }
  }
  return [...merged.values()];
}
