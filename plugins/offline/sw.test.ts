import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, it } from 'vitest';

const WORKER = readFileSync('plugins/offline/sw.js', 'utf8');
const broken = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));

interface FetchEvent {
  request: { method: string; url: string; mode: string };
  respondWith(answer: Promise<unknown>): void;
}

/** What the worker answers, with a network that works. */
function answer(caches: Record<string, () => unknown>, url: string): Promise<unknown> {
  const handlers: Record<string, (event: FetchEvent) => void> = {};
  const self = {
    registration: { scope: 'https://docs.example.org/' },
    addEventListener: (name: string, handler: (event: FetchEvent) => void) => (handlers[name] = handler),
  };
  vm.runInNewContext(WORKER, { self, caches, URL, setTimeout, fetch: () => Promise.resolve({ status: 200 }) });
  return new Promise((resolve) =>
    handlers.fetch?.({ request: { method: 'GET', url, mode: 'navigate' }, respondWith: resolve }),
  );
}

it.each([
  ['the list of copies', { keys: broken }],
  ['a copy', { keys: () => ['docs-copy|/|1'], match: () => ({}), open: () => ({ match: broken }) }],
])('pages and scripts come from the network if the browser cannot read %s', async (_what, caches) => {
  expect(await answer(caches, 'https://docs.example.org/assets/js/main.js')).toEqual({ status: 200 });
  expect(await answer(caches, 'https://docs.example.org/docs/welcome')).toEqual({ status: 200 });
});
