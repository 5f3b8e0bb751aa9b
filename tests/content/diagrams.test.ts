import type { Element, Root } from 'hast';
import { renderMermaidSVG } from 'beautiful-mermaid';
import { describe, expect, it } from 'vitest';
import { listPages } from '../../plugins/content/listPages';
import { drawDiagram } from '../../plugins/rehype-diagram/drawDiagram';
import { readAccessibleText } from '../../plugins/rehype-diagram/readAccessibleText';
import { visit } from '../../plugins/shared/visit';

/** Units of an end of an arrow that shows its head. */
const LEAST_END = 4;
/** Units that a letter of the title of a frame takes at most, on average. */
const LETTER_WIDTH = 7;
/** Units that may be empty at each side. */
const MOST_EMPTY = 12;

const FENCE = /^[ \t]*```mermaid\n([^]*?)\n[ \t]*```$/gm;

const diagrams = listPages('.').flatMap(({ file, source }) =>
  Array.from(source.matchAll(FENCE), ([, code = '']) => {
    const { title, description, source: mermaid } = readAccessibleText(code);
    const text = { id: 'diagram', title: title ?? '', description: description ?? '' };
    return {
      name: `${file}: ${title}`,
      isSequence: mermaid.includes('sequenceDiagram'),
      svg: drawDiagram(renderMermaidSVG, mermaid, text),
    };
  }),
);

const elementsOf = (svg: Element): Element[] => {
  const elements: Element[] = [];
  const shown = svg.children.filter((node) => !(node.type === 'element' && node.tagName === 'defs'));
  visit({ type: 'root', children: shown } satisfies Root, 'element', (element) => {
    elements.push(element);
  });
  return elements;
};

/** Corners of the lines of a drawing. */
const lines = (svg: Element) =>
  elementsOf(svg)
    .filter(({ tagName }) => tagName === 'polyline')
    .map(({ properties }) =>
      String(properties.points)
        .split(' ')
        .map((point) => point.split(',').map(Number)),
    );

/** Farthest points of what is drawn, to the right and below. */
function farthest(svg: Element): [number, number] {
  const boxes = elementsOf(svg).flatMap(({ tagName, properties }) => {
    const at = (name: string) => Number(properties[name] ?? 0);
    if (tagName === 'rect') return [[at('x') + at('width'), at('y') + at('height')]];
    if (tagName === 'ellipse') return [[at('cx') + at('rx'), at('cy') + at('ry')]];
    return tagName === 'circle' ? [[at('cx') + at('r'), at('cy') + at('r')]] : [];
  });
  const all = [...boxes, ...lines(svg).flat()];
  return [Math.max(...all.map(([x = 0]) => x)), Math.max(...all.map(([, y = 0]) => y))];
}

/** Where the titles of the frames of a drawing stand. */
function titlesOf(svg: Element) {
  return elementsOf(svg)
    .filter(({ properties }) => String(properties.className) === 'subgraph')
    .flatMap(({ properties: { dataLabel }, children }) => {
      const text = children.find((node) => node.type === 'element' && node.tagName === 'text') as Element | undefined;
      const [left, y] = [Number(text?.properties.x), Number(text?.properties.y)];
      return text ? [{ left, right: left + String(dataLabel).length * LETTER_WIDTH, y }] : [];
    });
}

describe('the diagrams of all pages', () => {
  it('are found', () => {
    expect(diagrams.length).toBeGreaterThan(90);
  });

  it('show the head of each arrow', () => {
    const short = diagrams.flatMap(({ name, isSequence, svg }) => {
      if (isSequence) return [];
      const ends = lines(svg)
        .filter((points) => points.length > 3)
        .flatMap((points) => [points.slice(0, 2), points.slice(-2)]);
      return ends.some(([[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []]) => Math.hypot(x2 - x1, y2 - y1) < LEAST_END)
        ? [name]
        : [];
    });
    expect(short).toEqual([]);
  });

  it('lead no arrow through the title of a frame', () => {
    const crossed = diagrams.filter(({ svg }) => {
      const downward = lines(svg).flatMap((points) =>
        points.slice(1).map(([x = 0, y = 0], at) => ({ x, from: points[at]?.[1] ?? 0, to: y })),
      );
      return titlesOf(svg).some(({ left, right, y }) =>
        downward.some(({ x, from, to }) => x > left && x < right && (from - y) * (to - y) < 0),
      );
    });
    expect(crossed.map(({ name }) => name)).toEqual([]);
  });

  it('are whole, and have no empty room at their right and below, for which a phone would scroll', () => {
    const odd = diagrams.filter(({ isSequence, svg }) => {
      if (isSequence) return false;
      const [right, bottom] = farthest(svg);
      const rooms = [Number(svg.properties.width) - right, Number(svg.properties.height) - bottom];
      return rooms.some((room) => room < 1 || room > MOST_EMPTY);
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});
