import type { Chart, Panel } from '../chart';
import { type ThresholdCurve, thresholdOf } from '../formulas/thresholdCurve';

interface CurvesOfTrack {
  approval: ThresholdCurve;
  support: ThresholdCurve;
}

/** Tracks that have both curves in common. */
interface TrackGroup extends CurvesOfTrack {
  names: string;
}

/** Shares of the decision period, in percent. */
const DRAWN = Array.from({ length: 101 }, (_, index) => index);
const LISTED = [0, 25, 50, 75, 100];

/**
 * Which approval and support referenda need.
 *
 * @param tracks - curves by the name of the track; tracks with the same curves share a drawing
 * @param drawn - names of tracks to draw; the table has them all
 */
export function trackCurves(tracks: Readonly<Record<string, CurvesOfTrack>>, drawn: readonly string[]): Chart {
  const groups = groupByCurves(tracks);
  return {
    title: 'Approval and support that a referendum needs, over its decision period',
    panels: groups.filter(({ names }) => names.split(', ').some((name) => drawn.includes(name))).map(panelOf),
    table: {
      head: [
        'Tracks',
        '% needed',
        'At the start',
        ...LISTED.slice(1, -1).map((share) => `After ${share}%`),
        'At the end',
      ],
      rows: groups.flatMap(({ names, approval, support }) => [
        [names, 'Approval', ...LISTED.map(percentOf(approval))],
        [names, 'Support', ...LISTED.map(percentOf(support))],
      ]),
    },
  };
}

function groupByCurves(tracks: Readonly<Record<string, CurvesOfTrack>>): TrackGroup[] {
  const groups = new Map<string, TrackGroup>();
  for (const [name, { approval, support }] of Object.entries(tracks)) {
    const key = JSON.stringify([approval, support]);
    const names = groups.get(key)?.names;
    groups.set(key, { names: names ? `${names}, ${name}` : name, approval, support });
  }
  return [...groups.values()];
}

function panelOf({ names, approval, support }: TrackGroup): Panel {
  return {
    title: shorten(names),
    description: `${names}: ${sentence('approval', approval)}, ${sentence('support', support)}.`,
    x: { label: 'Decision period passed, %', ticks: [0, 25, 50, 75, 100] },
    y: { label: '% needed', ticks: [0, 25, 50, 75, 100] },
    series: [
      { name: 'Approval', points: pointsOf(approval) },
      { name: 'Support', points: pointsOf(support) },
    ],
  };
}

/** A title has room for two names. */
function shorten(names: string): string {
  const [first, second, ...others] = names.split(', ');
  return [first, second].filter(Boolean).join(', ') + (others.length > 0 ? ` and ${others.length} more` : '');
}

function sentence(what: string, curve: ThresholdCurve): string {
  const [start, middle, end] = [0, 50, 100].map(percentOf(curve));
  return start === end
    ? `${what} stays at ${start}%`
    : `${what} falls from ${start}% to ${middle}% at half time and ${end}% at the end`;
}

function pointsOf(curve: ThresholdCurve) {
  const threshold = thresholdOf(curve);
  return DRAWN.map((share) => [share, threshold(share / 100)] as const);
}

function percentOf(curve: ThresholdCurve): (share: number) => string {
  const threshold = thresholdOf(curve);
  return (share) => String(Math.abs(Math.round(threshold(share / 100) * 10) / 10));
}
