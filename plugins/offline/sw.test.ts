import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, it } from 'vitest';

const WORKER = readFileSync('plugins/offline/sw.js', 'utf8');
const broken = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));

interface FetchEvent {
  request: { method: string; url: string; mode: string };
  respondWith(answer: Promise<unknown>): void;
}

interface Network {
  scope?: string;
  fetch?: () => Promise<unknown>;
}

/** What the worker answers; the network works if nothing else is given. */
function answer(
  caches: Record<string, (name: string) => unknown>,
  url: string,
  { scope = 'https://docs.example.org/', fetch = () => Promise.resolve({ status: 200 }) }: Network = {},
): Promise<unknown> {
  const handlers: Record<string, (event: FetchEvent) => void> = {};
  const self = {
    registration: { scope },
    addEventListener: (name: string, handler: (event: FetchEvent) => void) => (handlers[name] = handler),
  };
  vm.runInNewContext(WORKER, { self, caches, URL, Response, setTimeout, fetch });
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

it('R-ROUTE-3: old addresses lead on where there is no network, also below a sub-path', async () => {
  const list = { moved: [['docs/old', 'docs/new']] };
  const files: Record<string, unknown> = { '/base/offline.json': { json: () => list } };
  const match = (path: string) => Promise.resolve(files[path]);
  const caches = { keys: () => ['docs-copy|/base/|1'], match, open: () => ({ match }) };
  const offline = { scope: 'https://example.org/base/', fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  for (const path of ['docs/old', 'docs/old.html', 'docs/old/']) {
    const response = (await answer(caches, `https://example.org/base/${path}?q=1`, offline)) as Response;
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://example.org/base/docs/new?q=1']);
  }
});
