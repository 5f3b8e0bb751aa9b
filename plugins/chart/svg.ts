import type { Element, ElementContent } from 'hast';

/** Colours where the stylesheet is lost, as in a reader view: browsers would draw no line, and fill what is below it. */
const PLAIN: Readonly<Record<string, Record<string, string>>> = {
  svg: { fill: 'currentColor', fontSize: '12' },
  path: { fill: 'none', stroke: 'currentColor' },
};

/** An SVG element. `part` is what the stylesheet of `<Chart>` knows it by. */
export function svg(
  tagName: string,
  { part, ...properties }: Record<string, string | number | undefined> & { part?: string },
  children: readonly (ElementContent | string)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties: { ...(part && { dataPart: part }), ...properties, ...PLAIN[tagName] },
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}
