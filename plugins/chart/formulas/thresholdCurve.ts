/**
 * The least approval or support that a referendum needs, as it falls over the decision period. Written as the two constructors
 * of the runtime take it: levels in percent, places on the way as parts of `period`.
 *
 * `Curve` of substrate/frame/referenda/src/types.rs
 */
export type ThresholdCurve = LinearCurve | ReciprocalCurve;

/** Falls in a straight line from `ceil` to `floor`, which it reaches at `length`. */
interface LinearCurve {
  kind: 'linear';
  length: number;
  period: number;
  floor: number;
  ceil: number;
}

/** Falls from `ceil` to `floor`, steeply at first, and passes `level` at `delay`. */
interface ReciprocalCurve {
  kind: 'reciprocal';
  delay: number;
  period: number;
  level: number;
  floor: number;
  ceil: number;
}

/** Threshold in percent at a share of the decision period between 0 and 1. */
export type Threshold = (elapsed: number) => number;

/** Far below what a `Perbill` can tell apart. */
const PRECISION = 1e-13;

/** Turns the description of a curve into the curve. */
export function thresholdOf(curve: ThresholdCurve): Threshold {
  if (curve.kind === 'reciprocal') return reciprocal(curve);
  const { length, period, floor, ceil } = curve;
  return (elapsed) => ceil - Math.min(elapsed / (length / period), 1) * (ceil - floor);
}

/**
 * `make_reciprocal`: of all curves that start at `ceil` and end at `floor`, the one that passes `level` at `delay`. Like the
 * runtime it tries factors up to 1 only, so a curve that would have to be flatter stays below its level.
 */
function reciprocal({ delay, period, level, floor, ceil }: ReciprocalCurve): Threshold {
  let [low, high] = [0, 1];
  while (high - low > PRECISION) {
    const factor = (low + high) / 2;
    if (fromFactor(factor, floor, ceil)(delay / period) > level) high = factor;
    else low = factor;
  }
  return fromFactor((low + high) / 2, floor, ceil);
}

/** `reciprocal_from_parts`: factor / (x + xOffset) + yOffset, with offsets that make it `ceil` at 0 and `floor` at 1. */
function fromFactor(factor: number, floor: number, ceil: number): Threshold {
  const drop = (ceil - floor) / 100;
  const xOffset = (Math.sqrt(drop ** 2 + 4 * drop * factor) - drop) / (2 * drop);
  const yOffset = floor / 100 - factor / (1 + xOffset);
  return (elapsed) => 100 * (factor / (elapsed + xOffset) + yOffset);
}
