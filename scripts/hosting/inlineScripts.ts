import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Values of `type` with which a script element is run; any other makes it data (https://html.spec.whatwg.org/#prepare-the-script-element). */
const RUN = [undefined, '', 'module', 'text/javascript', 'application/javascript'];

/**
 * Hashes of the scripts that stand in a page, as a content security policy names them.
 *
 * @throws Error that names an attribute of a page which would be a script too, such as `onclick`: no policy of this site allows it
 */
export function inlineScripts(html: string): string[] {
  const hashes: string[] = [];
  visit(fromHtml(html), 'element', (element) => {
    refuseHandlers(element);
    const { src, type } = element.properties;
    if (element.tagName !== 'script' || src !== undefined || !RUN.includes(type?.toString())) return;
    hashes.push(`sha256-${createHash('sha256').update(toString(element)).digest('base64')}`);
  });
  return hashes;
}

function refuseHandlers({ tagName, properties }: Element): void {
  const handler = Object.keys(properties).find((name) => /^on/i.test(name));
  if (handler)
    throw new Error(
      `<${tagName}> has the attribute ${handler.toLowerCase()}, which the content security policy blocks`,
    );
}
