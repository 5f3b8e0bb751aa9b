import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const WORKER = readFileSync('plugins/offline/sw.js', 'utf8');
const ORIGIN = 'https://docs.example.org';
const LIST = JSON.stringify({ moved: [['docs/old', 'docs/new']] });

/** Files of the caches of a browser, by the names of the caches. */
type Caches = Record<string, Record<string, string>>;

/** What a request may be beside its path. */
interface Asked {
  method?: string;
  mode?: string;
  cache?: string;
}

interface FetchEvent {
  request: Required<Asked> & { url: string };
  respondWith(answer: Promise<Response>): void;
}

const HTML = { headers: { 'content-type': 'text/html' } };

const network = vi.fn<() => Promise<Response>>();
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

/** What the worker answers; `undefined` if it leaves the request to the browser. */
function ask(kept: Caches, path: string, asked: Asked = {}, base = '/'): Promise<Response> | undefined {
  const handlers: Record<string, (event: FetchEvent) => void> = {};
  const self = {
    registration: { scope: ORIGIN + base },
    addEventListener: (name: string, handler: (event: FetchEvent) => void) => (handlers[name] = handler),
  };
  const fileOf = (name: string, file: string) => {
    const text = kept[name]?.[file];
    return Promise.resolve(text === undefined ? undefined : new Response(text, HTML));
  };
  const caches = {
    keys: () => Promise.resolve(Object.keys(kept)),
    match: (file: string, { cacheName = '' }) => fileOf(cacheName, file),
    open: (name: string) => Promise.resolve({ match: (file: string) => fileOf(name, file) }),
  };
  vm.runInNewContext(WORKER, { self, caches, URL, Response, setTimeout, fetch: network });
  const request = { method: 'GET', mode: 'navigate', cache: 'default', ...asked, url: new URL(path, ORIGIN).href };
  let answer: Promise<Response> | undefined;
  handlers.fetch?.({ request, respondWith: (given) => (answer = given) });
  return answer;
}

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

const COPY = {
  '/': 'home',
  '/404.html': 'not in the copy',
  '/offline.json': LIST,
  '/docs/gas': 'gas',
  '/docs/new': 'new',
  '/assets/js/main.0123abcd.js': 'script',
};
const KEPT: Caches = { 'docs-copy|/|2026-01-01': COPY };

beforeEach(() => void network.mockReset().mockImplementation(() => Promise.resolve(new Response('network'))));
afterEach(() => void vi.useRealTimers());

describe('offline: with a network', () => {
  it('pages come from there, and files whose names change with their content from the copy', async () => {
    expect(await textOf(ask(KEPT, '/docs/gas'))).toBe('network');
    expect(network).toHaveBeenCalledOnce();
    expect(await textOf(ask(KEPT, '/assets/js/main.0123abcd.js'))).toBe('script');
    expect(network).toHaveBeenCalledOnce();
    expect(await textOf(ask(KEPT, '/assets/js/next.4567cdef.js'))).toBe('network');
  });

  it('a page that the site has no more is not shown from the copy', async () => {
    network.mockResolvedValue(new Response('removed', { status: 404 }));
    expect(await ask(KEPT, '/docs/gas')).toMatchObject({ status: 404 });
  });

  it('a server with a fault is replaced by the copy, and speaks for itself where there is none', async () => {
    network.mockImplementation(() => Promise.resolve(new Response('fault', { status: 500 })));
    expect(await textOf(ask(KEPT, '/docs/gas'))).toBe('gas');
    expect(await ask(KEPT, '/docs/more')).toMatchObject({ status: 500 });
  });

  it('a page that does not come within four seconds is shown from the copy, one without a copy is waited for', async () => {
    vi.useFakeTimers();
    let arrive: (response: Response) => void = () => undefined;
    network.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const shown = vi.fn();
    const page = ask(KEPT, '/docs/gas')?.then(shown);
    await vi.advanceTimersByTimeAsync(3900);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await page;
    expect(shown).toHaveBeenCalledOnce();
    const other = ask(KEPT, '/docs/more');
    await vi.advanceTimersByTimeAsync(10_000);
    arrive(new Response('late'));
    expect(await textOf(other)).toBe('late');
  });

  it.each<[string, string, Asked]>([
    ['what is not read', '/docs/gas', { method: 'POST' }],
    ['what asks past every cache', '/offline.json', { cache: 'no-store' }],
    ['what is of another site', 'https://other.example.org/docs/gas', {}],
  ])('%s is left to the browser', (_what, path, asked) => {
    expect(ask(KEPT, path, asked)).toBeUndefined();
  });
});

describe('offline: without a network', () => {
  beforeEach(() => void network.mockImplementation(gone));

  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/docs/gas', 'gas'],
    ['/docs/gas/', 'gas'],
    ['/docs/gas.html', 'gas'],
    ['/docs/gas/index.html', 'gas'],
    ['/docs/gas?from=mail', 'gas'],
  ])('%s is shown from the copy', async (path, text) => {
    expect(await textOf(ask(KEPT, path))).toBe(text);
  });

  it.each(['/wiki/', '/wiki/index.html'])('the home page of a site below a sub-path, too: %s', async (path) => {
    const kept = { 'docs-copy|/wiki/|1': { '/wiki/': 'home', '/wiki/offline.json': LIST } };
    expect(await textOf(ask(kept, path, {}, '/wiki/'))).toBe('home');
    expect(ask(kept, '/docs/gas', {}, '/wiki/')).toBeUndefined();
  });

  it('an old address leads to its page, with what was asked of it', async () => {
    const answer = await ask(KEPT, '/docs/old.html?q=gas');
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('location')).toBe(`${ORIGIN}/docs/new?q=gas`);
    const list = JSON.stringify({ moved: [['docs/old', 'docs/new']] });
    const below = await ask({ 'docs-copy|/wiki/|1': { '/wiki/offline.json': list } }, '/wiki/docs/old', {}, '/wiki/');
    expect(below?.headers.get('location')).toBe(`${ORIGIN}/wiki/docs/new`);
  });

  it('a copy without a list of old addresses works', async () => {
    const kept = { 'docs-copy|/|1': { ...COPY, '/offline.json': '{}' } };
    expect(await textOf(ask(kept, '/docs/old'))).toBe('not in the copy');
  });

  it('a page that is not in the copy is told as not found, of other files the failure', async () => {
    const answer = await ask(KEPT, '/docs/more');
    expect(answer?.status).toBe(404);
    expect(answer?.headers.get('content-type')).toBe('text/html');
    expect(await answer?.text()).toBe('not in the copy');
    await expect(ask(KEPT, '/img/more.png', { mode: 'no-cors' })).rejects.toThrow('Failed to fetch');
  });

  it('pages come from the newest copy that is whole', async () => {
    const page = (text: string, list = {}) => ({ '/docs/gas': text, ...list });
    const list = { '/offline.json': LIST };
    const kept = {
      'docs-copy|/|2026-01-03': page('not whole'),
      'docs-copy|/|2026-01-02': page('newest', list),
      // Made last: a browser may have been offline when the newest one was out.
      'docs-copy|/|2026-01-01': page('older', list),
      'docs-copy|/wiki/|2026-01-04': page('of another site', list),
      'notes|2026-01-05': page('of another part of the site', list),
    };
    expect(await textOf(ask(kept, '/docs/gas'))).toBe('newest');
  });

  it('without a whole copy the failure is told', async () => {
    await expect(ask({ 'docs-copy|/|1': { '/docs/gas': 'gas' } }, '/docs/gas')).rejects.toThrow('Failed to fetch');
  });
});
