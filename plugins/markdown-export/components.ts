import type { List, ListItem, Nodes, PhrasingContent } from 'mdast';
import { textOfNodes } from '../shared/esModules.cjs';
import { isMdxElement, type MdxElement } from '../shared/mdxElement';
import { nearest } from '../shared/nearest';
import { paragraph, strong, text } from './blocks';

/** What a renderer may use. */
export interface RenderContext {
  /** Attributes whose value is text. */
  attributes: Readonly<Record<string, string>>;
  /** Its children as plain Markdown. */
  children: () => Nodes[];
  /** Another node as plain Markdown. */
  plain: (node: Nodes) => Nodes[];
  /** Absolute address of a link or picture. */
  url: (url: string) => string;
  /** Stops the build with page and line. */
  fail: (message: string) => never;
}

/** Makes plain Markdown of a component: blocks, or text if the component stands inside of a line. */
type Renderer = (component: MdxElement, context: RenderContext) => Nodes[];

const unwrapped: Renderer = (_, { children }) => children();

/** A block with its name above it: the label, or what stands for it. */
const tab: Renderer = (_, { attributes: { value = '', label = value }, children }) => [
  paragraph(strong(text(label))),
  ...children(),
];

/** All components and elements that pages use, apart from those that are plain Markdown when the page is read. */
const RENDERERS: Readonly<Record<string, Renderer>> = {
  Cards: (component, context) => [cardList(component, context)],
  // Outside of <Cards> too, a card is what leads to a page.
  Card: (component, context) => [{ type: 'list', spread: false, children: [card(component, context)] }],
  FilterTable: unwrapped,
  Figure: (_, { attributes: { src = '', alt = '', caption }, url }) => [
    paragraph({ type: 'image', url: url(src), alt }),
    ...(caption ? [paragraph(text(caption))] : []),
  ],
  ParamTable: unwrapped,
  Steps: unwrapped,
  TabItem: tab,
  Tabs: unwrapped,
  br: () => [{ type: 'break' }],
  details: unwrapped,
  summary: (_, { children }) => [paragraph(strong(...(phrases(children()) as PhrasingContent[])))],
  kbd: (_, { children }) => [{ type: 'inlineCode', value: textOfNodes(children()) }],
  // Without it, 10<sup>12</sup> would be read as 1012.
  sup: (_, { children }) => [text('^'), ...children()],
  sub: (_, { children }) => [text('_'), ...children()],
};

/** Elements of HTML that pages may use. */
export const ELEMENTS = Object.keys(RENDERERS).filter((name) => /^[a-z]/.test(name));

/** Makes plain Markdown of a component. One that is not in the table stops the build. */
export function renderComponent(component: MdxElement, context: RenderContext): Nodes[] {
  const name = component.name ?? '';
  const render = Object.hasOwn(RENDERERS, name) ? RENDERERS[name] : undefined;
  if (render) return render(component, context);
  return context.fail(
    `<${name}> has no form in plain Markdown. Add a renderer for it to plugins/markdown-export/components.ts. ` +
      `There are: ${nearest(name, Object.keys(RENDERERS)).join(', ')}.`,
  );
}

function cardList(component: MdxElement, context: RenderContext): List {
  const items = (component.children as Nodes[]).flatMap((child): ListItem[] => {
    if (isMdxElement(child) && child.name === 'Card') {
      return context.plain(child).flatMap((list) => (list.type === 'list' ? list.children : []));
    }
    if (child.type === 'paragraph')
      return cardList({ ...component, children: child.children } as MdxElement, context).children;
    if (child.type === 'break' || (child.type === 'text' && !child.value.trim())) return [];
    return context.fail('<Cards> holds <Card>s only.');
  });
  return { type: 'list', spread: false, children: items };
}

function card(_: MdxElement, { attributes: { title = '', href = '' }, children, url }: RenderContext): ListItem {
  const words = phrases(children()) as PhrasingContent[];
  const link: PhrasingContent = { type: 'link', url: url(href), children: [text(title)] };
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph(link, ...(words.length ? [text(': ')] : []), ...words)],
  };
}

/** The text in blocks, on one line, with a blank between them. */
function phrases(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== 'paragraph') return [node];
    return index > 0 ? [text(' '), ...node.children] : node.children;
  });
}
