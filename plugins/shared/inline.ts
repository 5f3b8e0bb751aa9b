import type { PhrasingContent, Root } from 'mdast';
import { remarkParse, unified } from './esModules.cjs';

const markdown = unified().use(remarkParse).freeze();

/**
 * Inline Markdown, such as a text of the data or a comment of a program, as nodes of a page, without the positions that it would
 * have in a file of its own.
 *
 * @throws Error if the text is more than one paragraph, or holds HTML: angle brackets belong into code
 */
export function inline(text: string): PhrasingContent[] {
  if (!text) return [];
  const { children } = markdown.parse(text) as Root;
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'paragraph') throw new Error(`is no single paragraph: "${text}"`);
  if (only.children.some(({ type }) => type === 'html')) throw new Error(`holds HTML: "${text}"`);
  return only.children.map(withoutPosition);
}

function withoutPosition(node: PhrasingContent): PhrasingContent {
  const copy = { ...node };
  delete copy.position;
  if ('children' in copy) copy.children = copy.children.map(withoutPosition);
  return copy;
}
