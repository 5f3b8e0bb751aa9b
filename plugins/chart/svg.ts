import type { Element, ElementContent } from 'hast';

/** An SVG element. `part` is what the stylesheet of `<Chart>` knows it by. */
export function svg(
  tagName: string,
  { part, ...properties }: Record<string, string | number | undefined> & { part?: string },
  children: readonly (ElementContent | string)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties: part ? { dataPart: part, ...properties } : properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}
