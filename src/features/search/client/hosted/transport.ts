import { type Failure, patience, planOf } from './hosts';

/** Patience with a host, in milliseconds. */
export interface Timeouts {
  /** Until it begins to answer. */
  connect: number;
  /** From then on, until the answer is whole. */
  read: number;
}

interface TransportOptions {
  /** Origins, best first. */
  hosts: readonly string[];
  timeouts?: Timeouts;
  /** Wait after which a host that is asked too often is asked again, in milliseconds, if it does not say. */
  busyWait?: number;
  now?: () => number;
}

/** Posts a text, and gives the JSON that comes back. */
export type Post = (path: string, body: string, signal: AbortSignal) => Promise<unknown>;

const TOO_MANY_REQUESTS = 429;

const TIMEOUTS: Timeouts = { connect: 1000, read: 2000 };

/** The service understood the question and refuses it: another host would do the same. */
class RefusedError extends Error {}
class TimeoutError extends Error {}
/** The service is asked too often: it wants to be asked again later, and any other host would say the same. */
class BusyError extends RefusedError {
  constructor(
    message: string,
    /** In milliseconds, if the service told. */
    readonly wait: number | undefined,
  ) {
    super(message);
  }
}

/**
 * What the service's own client does when it is asked too often: it asks the same host again, three times at most, after the time
 * that the host told or a second (`@algolia/client-common` 5.64, `maxRateLimitRetries` and `parseRetryAfterMs`).
 */
const BUSY_WAIT_MS = 1000;
const MAX_BUSY_RETRIES = 3;
/** No reader waits longer: then the error is told. */
const MAX_BUSY_WAIT_MS = 10_000;

/**
 * Asks one host after the other until one answers. Hosts that fail, are too slow, or answer what is no JSON are avoided for a
 * while; one that is asked too often is asked again. Rejects if no host answers, if the service refuses, and if the signal is
 * aborted.
 */
export function createTransport({
  hosts,
  timeouts = TIMEOUTS,
  busyWait = BUSY_WAIT_MS,
  now = Date.now,
}: TransportOptions): Post {
  const failures = new Map<string, Failure>();

  return async (path, body, signal) => {
    const { order, timedOut } = planOf(hosts, failures, now());
    const errors: unknown[] = [];
    let met = 0;
    for (const host of order) {
      const factor = patience(timedOut, met);
      const limits = { connect: timeouts.connect * factor, read: timeouts.read * factor };
      try {
        return await askAgainWhenBusy(() => ask(host + path, body, limits, signal), busyWait, signal);
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

async function askAgainWhenBusy<T>(ask: () => Promise<T>, busyWait: number, signal: AbortSignal): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof BusyError) || retries === MAX_BUSY_RETRIES) throw error;
      const wait = error.wait ?? busyWait;
      if (wait > MAX_BUSY_WAIT_MS) throw error;
      await sleep(wait, signal);
    }
  }
}

/** Rejects when the signal is aborted. */
async function sleep(duration: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
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
    if (response.status === TOO_MANY_REQUESTS) throw new BusyError(message, retryAfter(response));
    throw response.status >= 400 && response.status < 500 ? new RefusedError(message) : new Error(message);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** In milliseconds. A host may not let other sites read it. */
function retryAfter({ headers }: Response): number | undefined {
  const seconds = /^[1-9]\d*$/.exec(headers.get('retry-after')?.trim() ?? '')?.[0];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
