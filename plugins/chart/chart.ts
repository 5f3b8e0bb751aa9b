/** A pair of coordinates, in the units of the axes. */
export type Point = readonly [x: number, y: number];

/** A line. The first of a panel is drawn in the accent colour, the second dashed. */
export interface Series {
  /** Shown in the legend. */
  name: string;
  points: readonly Point[];
  /** Marks each point and writes this beside it. */
  labels?: readonly string[];
}

/** An axis from its first tick to its last. */
export interface Axis {
  /** With the unit. */
  label: string;
  ticks: readonly number[];
}

/** One drawing of a chart. */
export interface Panel {
  title: string;
  /** One or two sentences that tell what the drawing tells. */
  description: string;
  x: Axis;
  y: Axis;
  series: readonly Series[];
}

/** A chart and the numbers that it is made from. */
export interface Chart {
  title: string;
  panels: readonly Panel[];
  table: {
    head: readonly string[];
    rows: readonly (readonly string[])[];
  };
}

/** The charts that pages may show, by the name in their fence. */
export type Charts = Readonly<Record<string, Chart>>;
