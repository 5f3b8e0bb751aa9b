import type { Root } from 'mdast';
import { remarkGfm, remarkMath, remarkStringify, unified } from '../shared/esModules.cjs';
import { toPlainMarkdown } from './toPlainMarkdown';
import type { PageFacts, SiteFacts } from './types';

/** A page to be written as Markdown. */
export interface ExportedPage extends PageFacts {
  title: string;
  tree: Root;
}

const writer = unified()
  // Without padding: columns that line up in the source are spaces that machines pay for.
  .use(remarkGfm, { tablePipeAlign: false, tableCellPadding: true })
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' })
  .freeze();

/**
 * A page as plain Markdown: its title as the only heading of level 1, everything that it embeds written out, links absolute.
 *
 * @throws Error with file, line and what to add, if something on the page has no form in plain Markdown
 */
export function renderPage({ title, tree, ...page }: ExportedPage, site: SiteFacts): string {
  const plain = toPlainMarkdown(tree, page, site);
  const hasTitle = plain.children.some((node) => node.type === 'heading' && node.depth === 1);
  const heading = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] } as const;
  return writer.stringify({ type: 'root', children: [...(hasTitle ? [] : [heading]), ...plain.children] } as Root);
}
