import type { ElementContent, Root } from 'hast';

/** A token of Shiki, coloured by its CSS-variables theme. */
export interface CodeToken {
  content: string;
  /** For example `var(--shiki-token-keyword)`. */
  color?: string;
}

/** Kinds that the stylesheet colours; all others stay plain text. */
const KINDS = ['keyword', 'string', 'string-expression', 'comment', 'constant', 'function'];

/**
 * Turns lines of tokens into the smallest HTML: neighbours of one kind share a span, plain text has none, and white space
 * takes the kind of what stands before it.
 */
export function renderTokens(lines: CodeToken[][]): Root {
  const children: ElementContent[] = [];
  let open: { kind: string | undefined; text: string } = { kind: undefined, text: '' };
  const close = () => {
    if (open.text) children.push(toNode(open.kind, open.text));
    open = { kind: undefined, text: '' };
  };
  lines.forEach((line, number) => {
    if (number > 0) open.text += '\n';
    for (const { content, color } of line) {
      const kind = content.trim() ? kindOf(color) : open.kind;
      if (kind !== open.kind) {
        close();
        open.kind = kind;
      }
      open.text += content;
    }
  });
  close();
  return { type: 'root', children };
}

function kindOf(color: string | undefined): string | undefined {
  const kind = /^var\(--shiki-token-([\w-]+)\)$/.exec(color ?? '')?.[1];
  return kind !== undefined && KINDS.includes(kind) ? kind.replace('string-expression', 'string') : undefined;
}

function toNode(kind: string | undefined, text: string): ElementContent {
  const value = { type: 'text' as const, value: text };
  return kind === undefined
    ? value
    : { type: 'element', tagName: 'span', properties: { className: [`tk-${kind}`] }, children: [value] };
}
