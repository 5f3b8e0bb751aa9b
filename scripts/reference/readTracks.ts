import type { Curve, TrackEntry } from '../../docs/_data/types';
import { type Environment, evaluate } from './evaluate';

/** A track of referenda as the runtime declares it. */
export interface RustTrack extends Omit<TrackEntry, 'approval' | 'support' | 'source' | 'spendLimit'> {
  name: string;
  /** Only for curves that are constants of the file. */
  approval: Curve | undefined;
  support: Curve | undefined;
}

/** Tracks in a file of the runtime, in order. */
export function readTracks(source: string, environment: Environment): RustTrack[] {
  const text = source.replace(/\/\/.*$/gm, '');
  const curves = readCurves(text);
  return [...text.matchAll(/\(\s*(\d+)(?:u16)?,\s*pallet_referenda::TrackInfo \{([\s\S]*?)\},\s*\)/g)].map(
    ([, id, body = '']) => {
      const field = (name: string) => new RegExp(`\\b${name}: ([^,\\n]+),`).exec(body)?.[1] ?? '';
      const amount = (name: string) => Number(evaluate(field(name), environment));
      return {
        id: Number(id),
        name: field('name').replaceAll('"', ''),
        maxDeciding: amount('max_deciding'),
        decisionDeposit: BigInt(evaluate(field('decision_deposit'), environment) ?? -1),
        preparePeriod: amount('prepare_period'),
        decisionPeriod: amount('decision_period'),
        confirmPeriod: amount('confirm_period'),
        minEnactmentPeriod: amount('min_enactment_period'),
        approval: curves.get(field('min_approval')),
        support: curves.get(field('min_support')),
      };
    },
  );
}

/** Curves by the name of their constant. */
function readCurves(text: string): Map<string, Curve> {
  return new Map(
    [...text.matchAll(/const (\w+): Curve =\s*Curve::make_(\w+)\(([\s\S]*?)\);/g)].map(
      ([, name = '', kind, list = '']) => {
        const values = list.split(',').flatMap((part) => {
          const value = evaluate(part.replace(/percent\((\d+)\)/, '$1'), new Map());
          return value === undefined ? [] : [Number(value)];
        });
        return [name, kind === 'linear' ? linear(values) : reciprocal(values)];
      },
    ),
  );
}

const linear = ([length = 0, period = 0, floor = 0, ceil = 0]: number[]): Curve => ({
  kind: 'linear',
  length,
  period,
  floor,
  ceil,
});

const reciprocal = ([delay = 0, period = 0, level = 0, floor = 0, ceil = 0]: number[]): Curve => ({
  kind: 'reciprocal',
  delay,
  period,
  level,
  floor,
  ceil,
});

/** What the runtime lets the origin of a track spend at most, in planck, by the name of the track. */
export function readSpendLimits(source: string, environment: Environment): Map<string, bigint> {
  const [, body = ''] = /\btype Spender\b[^{]*\{([^}]*)\}/.exec(source) ?? [];
  return new Map(
    [...body.matchAll(/(\w+) = ([^,\n]+),/g)].map(([, origin = '', limit = '']) => [
      origin.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase(),
      BigInt(evaluate(limit, environment) ?? -1),
    ]),
  );
}
