import type { Heading, Link, Paragraph, Text } from 'mdast';
import type { VFile } from 'vfile';
import { sourceOf } from './sourceOf';

/** Marks that enclose nothing, because a blank or the other one is in the wrong place, are text. */
export function refuseLostMarks(node: Text, page: VFile): void {
  // Text that was split at an address has no place.
  if (!node.position) return;
  const [mark] = /(?<!\\)(?:\*\*|`)/.exec(sourceOf(node, page).replaceAll('\\\\', '')) ?? [];
  if (mark === '**') {
    page.fail(
      'These "**" would be shown as they are. Bold text has no blank inside of its marks: "**text**". For the signs write "\\*\\*".',
      node,
    );
  }
  if (mark)
    page.fail('This backquote would be shown as it is. Code stands between two. For the sign write "\\`".', node);
}

/** `##Rent` is no heading, nor is one of a seventh level. */
export function refuseLostHeading(paragraph: Paragraph, page: VFile): void {
  const [marks] = /^#+/.exec(sourceOf(paragraph, page)) ?? [];
  if (!marks) return;
  page.fail(
    `"${marks}" would be shown as text. A heading is "## " and its words; for the sign write "\\#".`,
    paragraph,
  );
}

/** It would be a place without a name in the table of contents. */
export function refuseEmptyHeading(node: Heading, page: VFile): void {
  if (node.children.length === 0) page.fail('This heading has no words.', node);
}

/** A link that nobody sees, one without an address, and one whose address lacks a slash. */
export function refuseLostLink({ children, url, position }: Link, page: VFile): void {
  if (children.length === 0) page.fail(`Nobody sees a link without a text. Write [text](${url}).`, position);
  if (url === '' || url === '#') page.fail('This link leads nowhere. Write [text](address).', position);
  // Browsers take it for a path of this site.
  if (/^https?:(?!\/\/)/i.test(url)) page.fail(`Write two slashes: ${url.replace(/:\/?/, '://')}.`, position);
}
