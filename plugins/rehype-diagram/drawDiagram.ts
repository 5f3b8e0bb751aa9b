import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from '../shared/esModules.cjs';
import { visit } from '../shared/visit';
import { lengthenEnds, trimEnds } from './mendFlowchart';
import { unreadLine } from './unreadLine';

interface DiagramText {
  /** Unique on the page. */
  id: string;
  title: string;
  description: string;
}

/** `renderMermaidSVG` of beautiful-mermaid. */
export type RenderMermaid = (source: string, options: { padding: number }) => string;

/**
 * Draws a Mermaid diagram as SVG that carries no colours and no fonts of its own: the stylesheet of `<Diagram>` sets the
 * variables that beautiful-mermaid's shapes refer to.
 *
 * @param render - the renderer
 * @param source - Mermaid without accessibility lines
 * @throws Error if the diagram does not parse, would lose a line or what a node is called, or comes out empty
 */
export function drawDiagram(render: RenderMermaid, source: string, { id, title, description }: DiagramText): Element {
  const unread = unreadLine(source);
  if (unread) throw new Error(`the line "${unread}" is not read. Write "A --> B", "A -->|text| B" or "A->>B: text".`);
  const root = fromHtml(render(source, { padding: 8 }), { fragment: true, space: 'svg' });
  const svg = root.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
  const width = Number(svg?.properties.width);
  if (!svg || !(width > 0)) throw new Error('the drawing is empty; is the diagram type right?');

  if (/^\s*(?:graph|flowchart)\b/i.test(source)) refuseLostNames(svg, source);
  prefixIds(svg, id);
  outline(svg);
  delete svg.properties.style;
  Object.assign(svg.properties, {
    role: 'img',
    ariaLabelledBy: [`${id}-title`],
    ariaDescribedBy: [`${id}-description`],
  });
  if (svg.children.some(isLifeline)) trim(svg);
  else {
    lengthenEnds(svg);
    trimEnds(svg);
  }
  // The library's own style block loads a web font from another origin.
  const shapes = svg.children.filter((node) => !(node.type === 'element' && node.tagName === 'style'));
  svg.children = [
    text('title', `${id}-title`, title),
    text('desc', `${id}-description`, description),
    // Below everything else: the library draws them over the labels of frames.
    ...shapes.filter(isLifeline),
    ...shapes.filter((node) => !isLifeline(node)),
  ];
  return svg;
}

/** The library draws a node as it was named first, and passes over what it is called in a later line. */
function refuseLostNames({ children }: Element, source: string): void {
  for (const node of children) {
    const { dataId, dataLabel } = node.type === 'element' ? node.properties : {};
    if (dataId === undefined || dataId !== dataLabel) continue;
    const named = new RegExp(String.raw`(?<![\w-])${dataId}[[({>]+(?![[({>]|"?${dataId}["\])}])`);
    if (named.test(source))
      throw new Error(`"${dataId}" would be drawn without its text. Write it where the node comes first.`);
  }
}

/** Units of empty space that beautiful-mermaid leaves on each side of a sequence diagram, beyond those that it keeps. */
const MARGIN = 26;

/** Takes an empty margin away, for which a phone has no room. */
function trim({ properties }: Element): void {
  const [width, height] = [properties.width, properties.height].map((size) => Number(size) - 2 * MARGIN);
  Object.assign(properties, { width, height, viewBox: `${MARGIN} ${MARGIN} ${width} ${height}` });
}

/** Whether a shape is the line below a participant of a sequence diagram. */
function isLifeline(node: ElementContent): boolean {
  return node.type === 'element' && [node.properties.className].flat().includes('lifeline');
}

/** Markers are referred to by id, and a page may hold several diagrams. */
function prefixIds(svg: Element, prefix: string): void {
  visit({ type: 'root', children: [svg] } satisfies Root, 'element', ({ properties }) => {
    if (properties.id !== undefined) properties.id = `${prefix}-${properties.id}`;
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value === 'string') properties[name] = value.replace('url(#', `url(#${prefix}-`);
    }
  });
}

/** Variables of areas that lie below text. */
const AREAS = /var\((--_(?:node-fill|inner-stroke|group-fill|group-hdr)|--bg)\)/;

/**
 * Gives colours for where the stylesheet is lost, as in a reader view: lines and letters in the colour of the text around, areas
 * empty. Without them, browsers draw no line at all, and black areas over the text.
 */
function outline(svg: Element): void {
  visit({ type: 'root', children: [svg] } satisfies Root, 'element', ({ properties }) => {
    if (typeof properties.fill === 'string') properties.fill = properties.fill.replace(AREAS, 'var($1,none)');
    for (const name of ['fill', 'stroke']) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = value.replace(/var\(([\w-]+)\)/, 'var($1,currentColor)');
    }
  });
}

function text(tagName: string, id: string, value: string): Element {
  return { type: 'element', tagName, properties: { id }, children: [{ type: 'text', value }] };
}
