import { deserialize, serialize } from 'node:v8';
import type { Root } from 'mdast';
import type { Parser, Processor } from 'unified';

/** Trees by the text that they were parsed from. Packed, because plugins change them, and because they are ten times as large unpacked. */
const parsed = new Map<string, Buffer>();

/**
 * Remark plugin for the two that read each page: the site, and the reader of the content. Who comes second gets what the first has
 * parsed, a copy of it, and does not parse it again. All processors that use it must know the same syntax.
 */
export function parseOnce(this: Processor): void {
  // Set by the time that plugins of a site are attached: it is what makes it a processor of Markdown.
  const parse = this.parser as Parser<Root>;
  this.parser = (text, file) => {
    const kept = parsed.get(text);
    if (kept) {
      parsed.delete(text);
      return deserialize(kept) as Root;
    }
    const tree = parse(text, file);
    parsed.set(text, serialize(tree));
    return tree;
  };
}
