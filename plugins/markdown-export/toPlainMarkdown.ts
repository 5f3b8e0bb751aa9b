import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxElement } from '../shared/mdxElement';
import { COMMENT } from '../remark-strict';
import { ADMONITION_KINDS, admonition, fence, text } from './blocks';
import { renderComponent } from './components';
import { resolveUrl } from './resolveUrl';
import type { PageFacts, SiteFacts } from './types';

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>;

/**
 * The tree of a page without anything but plain Markdown in it: components and admonitions rendered, diagrams with their text
 * alternative, links absolute. The given tree is left as it is.
 *
 * @throws Error with file, line and what to add, if something has no form in plain Markdown
 */
export function toPlainMarkdown(tree: Root, page: PageFacts, site: SiteFacts): Root {
  const plainAll = (nodes: readonly Nodes[], line: number): Nodes[] => nodes.flatMap((node) => plain(node, line));

  /** @param above - line of the nearest node around it: what plugins have put into the tree has no place of its own */
  function plain(node: Nodes, above: number): Nodes[] {
    const line = node.position?.start.line ?? above;
    const fail = (message: string): never => {
      throw new Error(`${page.path}:${line}: ${message}`);
    };
    const url = (given: string) => {
      try {
        return resolveUrl(given, page, site);
      } catch (error) {
        return fail((error as Error).message);
      }
    };
    const children = () => ('children' in node ? plainAll(node.children, line) : []);

    switch (node.type) {
      case 'yaml':
        return [];
      case 'code':
        return fence(node, site);
      case 'link':
      case 'image':
      case 'definition':
        return [{ ...node, url: url(node.url), ...('children' in node && { children: children() }) } as Nodes];
      case 'tableCell':
        // A cell has no lines: what stands on lines of its own is a list.
        return [
          { ...node, children: children().map((child) => (child.type === 'break' ? text(', ') : child)) } as Nodes,
        ];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return renderComponent(node, {
          attributes: attributesOf(node, fail),
          children,
          plain: (child) => plain(child, line),
          url,
          fail,
        });
      case 'containerDirective':
        return [admonitionOf(node, (nodes) => plainAll(nodes, line), fail)];
      case 'textDirective':
        // Not one, but a colon before a letter.
        if (node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) {
          return [text(`:${node.name}`)];
        }
        return fail(`:${node.name}[…] has no form in plain Markdown.`);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return COMMENT.test(node.value) ? [] : fail(`{${node.value}} has no form in plain Markdown: write it out.`);
      case 'mdxjsEsm':
      case 'leafDirective':
      case 'html':
        return fail('Code, directives and HTML have no form in plain Markdown: use a component that pages may use.');
      default:
        return ['children' in node ? ({ ...node, children: children() } as Nodes) : node];
    }
  }

  return { type: 'root', children: plainAll(tree.children, 1) as RootContent[] };
}

/** Attributes of components that a page shows, or that lead on from it. */
const SHOWN = ['alt', 'caption', 'href', 'label', 'src', 'title', 'value'];

function attributesOf({ name, attributes }: MdxElement, fail: (message: string) => never): Record<string, string> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return fail(`<${name}> takes attributes with text only.`);
      const { name: key, value } = attribute;
      if (typeof value === 'string') return [key, value];
      if (value && SHOWN.includes(key)) return fail(`<${name}> takes ${key} as text: ${key}="…".`);
      // Of the others none is shown: width={400} is the size of a picture.
      return [key, ''];
    }),
  );
}

function admonitionOf(
  { name, children }: ContainerDirective,
  plain: (nodes: readonly Nodes[]) => Nodes[],
  fail: (message: string) => never,
) {
  if (!ADMONITION_KINDS.includes(name))
    fail(`There is no admonition :::${name}. There are: ${ADMONITION_KINDS.join(', ')}.`);
  const [first, ...rest] = children;
  const isTitle = first?.type === 'paragraph' && Boolean(first.data && 'directiveLabel' in first.data);
  const title = isTitle ? plain(first.children) : [];
  return admonition(name, title as Parameters<typeof admonition>[1], plain(isTitle ? rest : children) as RootContent[]);
}
