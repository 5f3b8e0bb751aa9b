import type { Definition, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxElement } from '../shared/mdxElement';
import { visit } from '../shared/visit';
import { COMMENT } from '../remark-strict';
import { ADMONITION_KINDS, admonition, fence, paragraph, text } from './blocks';
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
  const definitions = new Map<string, Definition>();
  // The first of a name counts.
  visit(
    tree,
    'definition',
    (node) => void (definitions.has(node.identifier) || definitions.set(node.identifier, node)),
  );
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
    const children = () => ('children' in node ? spaced(plainAll(node.children, line)) : []);

    switch (node.type) {
      case 'yaml':
        return [];
      case 'code':
        return fence(node, site);
      case 'link':
      case 'image':
        return [{ ...node, url: url(node.url), ...('children' in node && { children: children() }) } as Nodes];
      case 'tableCell':
        // A cell has no lines: what stands on lines of its own is a list.
        return [
          { ...node, children: children().map((child) => (child.type === 'break' ? text(', ') : child)) } as Nodes,
        ];
      // A page is read in parts, and beside others, where names of addresses mean nothing or something else.
      case 'linkReference':
      case 'imageReference': {
        const definition = definitions.get(node.identifier);
        if (!definition) return fail(`Nothing says where [${node.label ?? node.identifier}] leads.`);
        const { title } = definition;
        const found = { url: url(definition.url), title };
        return [
          node.type === 'linkReference'
            ? { type: 'link', ...found, children: children() as PhrasingContent[] }
            : { type: 'image', ...found, alt: node.alt },
        ];
      }
      case 'definition':
        return [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const rendered = renderComponent(node, {
          attributes: attributesOf(node, fail),
          children,
          plain: (child) => plain(child, line),
          url,
          fail,
        });
        return node.type === 'mdxJsxFlowElement' ? asBlocks(rendered) : asPhrases(rendered);
      }
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

const PHRASES = [
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'inlineMath',
  'break',
  'link',
  'image',
  'footnoteReference',
];
const isPhrase = (node: Nodes): node is PhrasingContent => PHRASES.includes(node.type);

/** On lines of its own, text is a paragraph. */
function asBlocks(nodes: readonly Nodes[]): Nodes[] {
  const blocks: Nodes[] = [];
  let line: PhrasingContent[] = [];
  for (const node of [...nodes, undefined]) {
    if (node && isPhrase(node)) line.push(node);
    else {
      if (line.some((part) => part.type !== 'text' || part.value.trim())) blocks.push(paragraph(...line));
      line = [];
      if (node) blocks.push(node);
    }
  }
  return blocks;
}

/** Behind a block of text that stands inside of a line. */
const BLANK = text(' ');

const asPhrases = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? [...node.children, BLANK] : [node]));

/** Without the blanks that stand before another, or at the end. */
const spaced = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.filter((node, index) => {
    const next = nodes[index + 1];
    return node !== BLANK || (next !== undefined && !('value' in next && /^\s/.test(next.value)));
  });

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
