import type { Element, ElementContent } from 'hast';

/** What stays on one line: its class is in site.css. */
export const whole = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['whole'] },
  children,
});
