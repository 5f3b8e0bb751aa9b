import { type Failure, patience, planOf } from './hosts';

/** Patience with a host, in milliseconds. */
export interface Timeouts {
  /** Until it begins to answer. */
  connect: number;
  /** From then on, until the answer is whole. */
  read: number;
}

export interface TransportOptions {
  /** Origins, best first. */
  hosts: readonly string[];
  timeouts?: Timeouts;
  now?: () => number;
}

/** Posts a text, and gives the JSON that comes back. */
export type Post = (path: string, body: string, signal: AbortSignal) => Promise<unknown>;

const TIMEOUTS: Timeouts = { connect: 1000, read: 2000 };

/** The service understood the question and refuses it: another host would do the same. */
class RefusedError extends Error {}
class TimeoutError extends Error {}

/**
 * Asks one host after the other until one answers. Hosts that fail, are too slow, or answer what is no JSON are avoided for a
 * while. Rejects if no host answers, if the service refuses, and if the signal is aborted.
 */
export function createTransport({ hosts, timeouts = TIMEOUTS, now = Date.now }: TransportOptions): Post {
  const failures = new Map<string, Failure>();

  return async (path, body, signal) => {
    const { order, timedOut } = planOf(hosts, failures, now());
    const errors: unknown[] = [];
    let met = 0;
    for (const host of order) {
      const factor = patience(timedOut, met);
      const limits = { connect: timeouts.connect * factor, read: timeouts.read * factor };
      try {
        return await ask(host + path, body, limits, signal);
      } catch (error) {
        if (signal.aborted || error instanceof RefusedError) throw error;
        const isSlow = error instanceof TimeoutError;
        if (isSlow) met += 1;
        failures.set(host, { kind: isSlow ? 'timed out' : 'down', since: now() });
        errors.push(error);
      }
    }
    throw new AggregateError(errors, 'No host of the search service answered.');
  };
}

async function ask(url: string, body: string, limits: Timeouts, signal: AbortSignal): Promise<unknown> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  const wait = (limit: number) =>
    setTimeout(() => controller.abort(new TimeoutError(`${new URL(url).host} took more than ${limit} ms.`)), limit);
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  let timer = wait(limits.connect);
  try {
    // Text, and the keys in the address: anything else costs a second request, by which the browser asks for permission.
    const headers = { 'content-type': 'text/plain' };
    const response = await fetch(url, { method: 'POST', headers, body, signal: controller.signal });
    clearTimeout(timer);
    timer = wait(limits.read);
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    const message = `The search service answered ${response.status}: ${text.slice(0, 200)}`;
    throw response.status >= 400 && response.status < 500 ? new RefusedError(message) : new Error(message);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
