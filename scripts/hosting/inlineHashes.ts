import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Values of `type` with which a script element is run; any other makes it data (https://html.spec.whatwg.org/#prepare-the-script-element). */
const RUN = [undefined, '', 'module', 'text/javascript', 'application/javascript'];

/** Hashes of what stands in pages, as a content security policy names them (`sha256-…`). */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * Hashes of the scripts and styles that stand in a page, in its order.
 *
 * @throws Error that names an attribute of a page which would be a script too, such as `onclick`: no policy of this site allows it
 */
export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { scripts: [], styles: [] };
  visit(fromHtml(html), 'element', (element) => {
    refuseHandlers(element);
    const { src, type } = element.properties;
    if (element.tagName === 'style') hashes.styles.push(hashOf(element));
    if (element.tagName === 'script' && src === undefined && RUN.includes(type?.toString())) {
      hashes.scripts.push(hashOf(element));
    }
  });
  return hashes;
}

const hashOf = (element: Element) => `sha256-${createHash('sha256').update(toString(element)).digest('base64')}`;

function refuseHandlers({ tagName, properties }: Element): void {
  const handler = Object.keys(properties).find((name) => /^on/i.test(name));
  if (handler)
    throw new Error(
      `<${tagName}> has the attribute ${handler.toLowerCase()}, which the content security policy blocks`,
    );
}
