import { serviceOrigins } from '../../../../shared/search/serviceOrigins';

/** Why a host is avoided, and since when. */
export interface Failure {
  kind: 'down' | 'timed out';
  /** In milliseconds, as `Date.now` gives it. */
  since: number;
}

/** Time after which a host that failed is asked again. */
const RETRY_AFTER_MS = 120_000;

/**
 * Origins to ask, best first: the one nearest to the reader, then three others, in an order that spreads the load.
 *
 * @param random - from 0 up to, without, 1
 */
export function hostsOf(appId: string, random: () => number = Math.random): string[] {
  const [nearest, ...others] = serviceOrigins(appId);
  const placed = others.map((url) => ({ url, place: random() }));
  placed.sort((a, b) => a.place - b.place);
  return [nearest, ...placed.map(({ url }) => url)];
}

/** Hosts for one question, and how many of them were too slow a short while ago. */
export interface Plan {
  order: string[];
  timedOut: number;
}

/**
 * Leaves out hosts that were down a short while ago, and puts those last that were too slow. If none is left, all are asked.
 *
 * @param now - in milliseconds
 */
export function planOf(hosts: readonly string[], failures: ReadonlyMap<string, Failure>, now: number): Plan {
  const state = (host: string) => {
    const failure = failures.get(host);
    return failure && now - failure.since <= RETRY_AFTER_MS ? failure.kind : 'up';
  };
  const timedOut = hosts.filter((host) => state(host) === 'timed out');
  const order = [...hosts.filter((host) => state(host) === 'up'), ...timedOut];
  return { order: order.length > 0 ? order : [...hosts], timedOut: timedOut.length };
}

/**
 * Factor by which the patience with a host grows, the same as in the service's own clients: a reader whose line is slow gets an
 * answer late rather than never.
 *
 * @param planned - hosts of the plan that were too slow before
 * @param met - hosts that were too slow for this question
 */
export function patience(planned: number, met: number): number {
  return planned === 0 && met === 0 ? 1 : planned + 3 + met;
}
