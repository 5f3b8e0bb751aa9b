import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer as answerTo } from '../../../scripts/hosting/answer';
import type { Build } from './builds';

/** How a host treats requests: as it should, each after a while, by closing the connection, by never answering, or with a status. */
export type Mood = 'up' | 'slow' | 'gone' | 'silent' | number;

const SLOW_MS = 150;

/**
 * A web host that a test can give new builds and moods, also for what a service worker asks, which Playwright cannot route. It answers
 * by the rules of a deployment.
 */
export interface Host {
  /** Address of the site, with a slash at its end. */
  url: string;
  /** Paths that were asked for, from the last `forget` on. */
  asked: string[];
  forget: () => void;
  deploy: (build: Build) => void;
  /** How requests are treated from now on: all, or those that match. */
  be: (mood: Mood, paths?: RegExp) => void;
  /** Calls back once, as soon as this many requests have come from now on, before the last of them is answered. */
  after: (requests: number, callback: () => void) => void;
  close: () => Promise<void>;
}

/** Starts a host on a free port of loopback. */
export async function startHost(first: Build): Promise<Host> {
  let build = first;
  let mood: Mood = 'up';
  let moody = /^/;
  const watches = new Set<{ left: number; callback: () => void }>();

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    host.asked.push(pathname);
    for (const watch of watches) {
      watch.left -= 1;
      if (watch.left > 0) continue;
      watches.delete(watch);
      watch.callback();
    }
    if (mood !== 'up' && moody.test(pathname)) {
      if (mood === 'gone') return request.socket.destroy();
      if (typeof mood === 'number') return response.writeHead(mood).end();
      if (mood === 'slow') setTimeout(answer, SLOW_MS);
      return;
    }
    answer();

    function answer() {
      const { status, headers, file } = answerTo(build.rules, build.names, { url: request.url ?? '/' });
      response.writeHead(status, headers).end(file && build.files.get(file));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const host: Host = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${first.rules.baseUrl}`,
    asked: [],
    forget: () => void (host.asked.length = 0),
    deploy: (next) => void (build = next),
    be: (next, paths = /^/) => {
      mood = next;
      moody = paths;
      // Connections that are open would outlive the change.
      if (next === 'gone') server.closeAllConnections();
    },
    after: (left, callback) => void watches.add({ left, callback }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return host;
}
