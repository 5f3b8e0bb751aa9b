import { execFileSync } from 'node:child_process';
import type { Upstream } from './checkReference';

/** A checkout and the point of its history that is read. */
export interface Point {
  /** Git checkout, bare or not. */
  path: string;
  ref: string;
}

/** Runs git in a checkout; throws if it fails. */
export const git = (path: string, ...args: string[]): string =>
  execFileSync('git', ['-C', path, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Reads upstream files at the given points, each once. */
export function readAt(points: ReadonlyMap<string, Point>): Upstream {
  const cache = new Map<string, string>();
  const read = (source: string) => {
    const [, key = '', path = ''] = /^([a-z-]+):([^#]+)/.exec(source) ?? [];
    const known = cache.get(`${key}:${path}`);
    if (known !== undefined) return known;
    const point = points.get(key);
    if (point === undefined) throw new Error(`No checkout of ${key} was given`);
    const text = git(point.path, 'show', `${point.ref}:${path}`);
    cache.set(`${key}:${path}`, text);
    return text;
  };
  return { read, has: (key) => points.has(key) };
}
