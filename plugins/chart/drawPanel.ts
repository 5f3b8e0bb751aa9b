import type { Element } from 'hast';
import type { Axis, Panel, Series } from './chart';
import { svg } from './svg';

/** Of the drawing, in units that are about pixels on a phone. */
const WIDTH = 340;
const HEIGHT = 236;
const PLOT = { left: 34, right: 326, top: 62, bottom: 194 };
/** About the width of a letter of the legend. */
const LETTER = 6.2;
const SAMPLE = 22;
const GAP = 14;

type Scale = (value: number) => number;

/**
 * Draws a panel as SVG without colours and fonts of its own: the stylesheet of `<Chart>` knows its parts.
 *
 * @param id - unique on the page
 */
export function drawPanel(panel: Panel, id: string): Element {
  const x = scale(panel.x, PLOT.left, PLOT.right);
  const y = scale(panel.y, PLOT.bottom, PLOT.top);
  return svg(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'img',
      ariaLabelledBy: `${id}-title`,
      ariaDescribedBy: `${id}-description`,
    },
    [
      svg('title', { id: `${id}-title` }, [panel.title]),
      svg('desc', { id: `${id}-description` }, [panel.description]),
      svg('text', { part: 'title', x: 0, y: 14 }, [panel.title]),
      ...(panel.series.length > 1 ? legend(panel.series) : []),
      svg('text', { part: 'axis', x: 0, y: PLOT.top - 10 }, [panel.y.label]),
      svg('text', { part: 'axis', x: PLOT.right, y: HEIGHT - 6, textAnchor: 'end' }, [panel.x.label]),
      ...panel.y.ticks.flatMap((tick) => yTick(tick, y(tick))),
      ...panel.x.ticks.flatMap((tick) => xTick(tick, x(tick))),
      // Where lines meet, the first one is on top.
      ...panel.series.flatMap((series, index) => line(series, index, x, y)).reverse(),
    ],
  );
}

/** Maps the values of an axis to coordinates. */
function scale({ ticks }: Axis, start: number, end: number): Scale {
  const [first, last] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return (value) => start + ((value - first) / (last - first)) * (end - start);
}

function legend(series: readonly Series[]): Element[] {
  let left = 0;
  return series.flatMap(({ name }, index) => {
    const start = left;
    left += SAMPLE + name.length * LETTER + GAP;
    return [
      stroke(index, `M${start} 29H${start + SAMPLE - 5}`),
      svg('text', { part: 'legend', x: start + SAMPLE, y: 33 }, [name]),
    ];
  });
}

function yTick(tick: number, y: number): Element[] {
  return [
    svg('path', { part: 'grid', d: `M${PLOT.left} ${round(y)}H${PLOT.right}` }),
    svg('text', { part: 'tick', x: PLOT.left - 6, y: round(y + 4), textAnchor: 'end' }, [String(tick)]),
  ];
}

function xTick(tick: number, x: number): Element[] {
  return [
    svg('path', { part: 'mark', d: `M${round(x)} ${PLOT.bottom}v4` }),
    svg('text', { part: 'tick', x: round(x), y: PLOT.bottom + 17, textAnchor: 'middle' }, [String(tick)]),
  ];
}

/** The stroke of a series, on the panel and in its legend. All but the first are dashed, for who cannot tell their colours. */
const stroke = (index: number, d: string): Element =>
  svg('path', { part: 'line', dataSeries: index, strokeDasharray: index ? '5 3' : undefined, d });

function line({ points, labels = [] }: Series, index: number, x: Scale, y: Scale): Element[] {
  const path = points.map(([px, py]) => `${round(x(px))} ${round(y(py))}`).join('L');
  const places = points.slice(0, labels.length);
  return [
    stroke(index, `M${path}`),
    ...places.flatMap(([px, py], place) => [
      svg('circle', { part: 'point', cx: round(x(px)), cy: round(y(py)), r: 3 }),
      svg('text', { part: 'label', x: round(x(px) + 8), y: round(y(py) + 11) }, [labels[place] ?? '']),
    ]),
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;
