import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyPrefix, type Manifest } from '../../../shared/offline/manifest';
import { download } from './download';

const BASE = '/docs-site/';
const MANIFEST: Manifest = {
  built: '2026-11-20T00:00:00.000Z',
  release: 'Gear 2.0.0',
  bytes: 3,
  transfer: 3,
  files: [
    ['docs/gas', 1],
    ['assets/js/a.0123abcd.js', 1],
    ['404.html', 1],
  ],
  moved: [],
};
const NAME = copyPrefix(BASE) + MANIFEST.built;
const OLDER = `${copyPrefix(BASE)}2026-01-01T00:00:00.000Z`;

/** The caches of a browser, by name, each by address. */
let kept: Map<string, Map<string, Response>>;
/** What was asked of the network, with the way in which its cache is used. */
let asked: [url: string, cache: string | undefined][];

const openCache = (name: string) => {
  const files = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, files);
  return {
    keys: () => Promise.resolve([...files.keys()].map((path) => ({ url: `https://docs.example${path}` }))),
    match: (path: string) => Promise.resolve(files.get(path)),
    put: (path: string, response: Response) => Promise.resolve(void files.set(path, response)),
  };
};

beforeEach(() => {
  kept = new Map([[OLDER, new Map()]]);
  asked = [];
  vi.stubGlobal('location', { href: `https://docs.example${BASE}` });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept.keys()]),
    open: (name: string) => Promise.resolve(openCache(name)),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  });
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit) => {
    asked.push([url, cache]);
    if (url.endsWith('offline.json')) return Promise.resolve(Response.json(MANIFEST));
    const response = new Response(url, { status: url.endsWith('404.html') ? 404 : 200 });
    // As servers answer that have pages at addresses with a slash at the end.
    return Promise.resolve(Object.defineProperty(response, 'redirected', { value: url.endsWith('docs/gas') }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const run = () =>
  download({ baseUrl: BASE, manifest: MANIFEST, onProgress: () => {}, signal: new AbortController().signal });

it('offline: keeps a page to which the server redirected so that browsers show it, and the page of what is missing', async () => {
  await run();
  const copy = kept.get(NAME);
  const page = copy?.get(`${BASE}docs/gas`);
  expect([page?.redirected, await page?.text()]).toEqual([false, `${BASE}docs/gas`]);
  expect(copy?.get(`${BASE}404.html`)?.status).toBe(404);
});

it('offline: pages come past every cache, files whose names change with their content need not', async () => {
  await run();
  expect(Object.fromEntries(asked)).toMatchObject({
    [`${BASE}docs/gas`]: 'no-store',
    [`${BASE}assets/js/a.0123abcd.js`]: 'default',
    [`${BASE}404.html`]: 'no-store',
  });
});

it('offline: a file that an older copy holds is taken from there, and the older copy goes once the new one is whole', async () => {
  kept.get(OLDER)?.set(`${BASE}assets/js/a.0123abcd.js`, new Response('from the older copy'));
  await run();
  expect(asked.map(([url]) => url)).not.toContain(`${BASE}assets/js/a.0123abcd.js`);
  expect([...kept.keys()]).toEqual([NAME]);
  expect(await kept.get(NAME)?.get(`${BASE}offline.json`)?.json()).toEqual(MANIFEST);
});

it('offline: who stops while the site is asked for its list at the end gets no whole copy, and keeps the older one', async () => {
  const controller = new AbortController();
  const get = fetch;
  vi.stubGlobal('fetch', (url: string, how: RequestInit) => {
    if (url.endsWith('offline.json')) controller.abort();
    return get(url, how);
  });
  const stopped = download({ baseUrl: BASE, manifest: MANIFEST, onProgress: () => {}, signal: controller.signal });
  await expect(stopped).rejects.toThrow('aborted');
  expect(kept.get(NAME)?.has(`${BASE}offline.json`)).toBe(false);
  expect(kept.has(OLDER)).toBe(true);
});
