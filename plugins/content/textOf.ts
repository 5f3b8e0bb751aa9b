import type { Nodes } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { readAccessibleText } from '../rehype-diagram/readAccessibleText';
import type { MdxElement } from '../shared/mdxElement';

/** Attributes whose value readers see or hear, on any component. */
export const SPOKEN: readonly string[] = ['title', 'label', 'alt', 'caption', 'summary'];

/** What tells in words what a fence shows that becomes a picture, by its language. `remarkChart` has written that of a chart. */
const PICTURES: ReadonlyMap<string, (code: string) => string> = new Map([
  ['mermaid', diagramText],
  ['chart', (description) => description],
]);

/** Nodes with a value that is no text of the page. */
const UNSEEN: readonly string[] = ['yaml', 'html', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];

/**
 * The text of a node as a reader meets it: tabs and collapsed parts included, diagrams and charts by their text alternatives, but no
 * blocks of code and nothing that is marked as repeated. Blocks are separated by line breaks.
 */
export function textOf(node: Nodes): string {
  if (node.data?.isRepeated) return '';
  switch (node.type) {
    case 'code':
      return PICTURES.get(node.lang ?? '')?.(node.value) ?? '';
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return componentAndChildren(node);
    default:
      if ('children' in node) return childText(node.children);
      return 'value' in node && !UNSEEN.includes(node.type) ? node.value : '';
  }
}

/** The blocks of code in a node, in order. */
export function codeOf(node: Nodes): string[] {
  if (node.type === 'code') return PICTURES.has(node.lang ?? '') ? [] : [node.value];
  return 'children' in node ? node.children.flatMap(codeOf) : [];
}

function childText(children: readonly Nodes[]): string {
  let text = '';
  let last: Nodes | undefined;
  for (const child of children) {
    const part = textOf(child);
    const isApart = last && part && !(isInline(last) && isInline(child));
    text += isApart ? `\n${part.trimStart()}` : part;
    if (part) last = child;
  }
  return text;
}

/** What a component says itself stands apart from what is in it, also where both are on one line. */
function componentAndChildren(node: MdxElement): string {
  if (node.name === 'br') return ' ';
  // 10<sup>12</sup> must not read as 1012.
  const sign = node.name === 'sup' ? '^' : '';
  return sign + [spokenText(node), childText(node.children)].filter(Boolean).join('\n');
}

/** Elements that begin a line, though they may be written inside of one. */
const BLOCKS = ['Card', 'Figure', 'TabItem', 'Tabs', 'details', 'summary'];

function isInline(node: Nodes): boolean {
  const { type } = node;
  if (type === 'mdxJsxTextElement') return !BLOCKS.includes(node.name ?? '');
  return /^(text|emphasis|strong|delete|inline|link|image|break|mdxText|footnoteRef|textDirective)/.test(type);
}

function spokenText({ name, attributes }: MdxElement): string {
  const given = Object.fromEntries(
    attributes
      .filter((attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute')
      .flatMap(({ name, value }) => (typeof value === 'string' ? [[name, value]] : [])),
  ) as Record<string, string>;
  // A tab without a label shows its value.
  if (name === 'TabItem') return given.label ?? given.value ?? '';
  return SPOKEN.flatMap((key) => given[key] ?? []).join('\n');
}

function diagramText(code: string): string {
  const { title, description } = readAccessibleText(code);
  return [title, description].filter(Boolean).join('\n');
}
