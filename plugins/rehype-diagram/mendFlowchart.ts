import type { Element, Root } from 'hast';
import { visit } from '../shared/visit';

type Point = [x: number, y: number];

/** Units: a shorter end of an arrow has no room for its head. */
const SHORT = 4;
/** Units that such an end gets. */
const LONG = 12;

/**
 * Gives ends of arrows back the length that they have lost: beautiful-mermaid 1.1.3 aligns boxes after it has laid the arrows
 * (`alignLayerNodes` of `src/layout-engine.ts`), which can leave the last part of one without length, and its head along the box.
 *
 * @param svg - of a flowchart or a state diagram
 */
export function lengthenEnds(svg: Element): void {
  visit(asRoot(svg), 'element', ({ tagName, properties }) => {
    if (tagName !== 'polyline') return;
    const points = pointsOf(properties.points);
    for (const [end, turn, far, before] of [points.slice(0, 4), points.slice(-4).reverse()]) {
      if (end && turn && far && before) lengthen(end, turn, far, before);
    }
    properties.points = points.map((point) => point.join()).join(' ');
  });
}

/** Moves the part between two corners away from the end that is too short, if the next part has room for it. */
function lengthen(end: Point, turn: Point, far: Point, before: Point): void {
  for (const axis of [0, 1] as const) {
    const [length, across] = [Math.abs(end[axis] - turn[axis]), Math.abs(turn[axis] - far[axis])];
    if (across > 1 || length >= SHORT || Math.abs(far[axis] - before[axis]) < 2 * LONG) continue;
    turn[axis] = far[axis] = end[axis] + LONG * Math.sign(before[axis] - far[axis]);
  }
}

/** Units of empty space that beautiful-mermaid keeps left of a flowchart. */
const PADDING = 8;

/**
 * Takes away what beautiful-mermaid leaves right of and below a flowchart: up to 83 units, which make a phone scroll for nothing.
 *
 * @param svg - of a flowchart or a state diagram
 */
export function trimEnds(svg: Element): void {
  const ends: Point[] = [];
  const shapes = svg.children.filter((node) => !(node.type === 'element' && node.tagName === 'defs'));
  visit({ type: 'root', children: shapes } satisfies Root, 'element', ({ properties }) => {
    const at = (name: string) => Number(properties[name] ?? 0);
    ends.push([
      Math.max(at('x') + at('width'), at('cx') + (at('r') || at('rx')), at('x1'), at('x2')),
      Math.max(at('y') + at('height'), at('cy') + (at('r') || at('ry')), at('y1'), at('y2')),
    ]);
    ends.push(...pointsOf(properties.points));
  });
  const [width, height] = ([0, 1] as const).map((axis) => Math.max(...ends.map((end) => end[axis])) + PADDING);
  Object.assign(svg.properties, { width, height, viewBox: `0 0 ${width} ${height}` });
}

const asRoot = (svg: Element): Root => ({ type: 'root', children: [svg] });

/** Of `1,2 3,4`, two points. */
function pointsOf(attribute: unknown): Point[] {
  const pairs = typeof attribute === 'string' ? attribute.trim().split(/\s+/) : [];
  return pairs.map((pair) => pair.split(',').map(Number) as Point);
}
