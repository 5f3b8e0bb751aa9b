import { afterEach, expect, it, vi } from 'vitest';
import { copyPrefix, MANIFEST_FILE } from '../../../shared/offline/manifest';
import { offlineStore } from './store';

const MANIFEST = {
  built: '2026-11-20T00:00:00.000Z',
  release: 'Gear 2.0.0',
  bytes: 1,
  transfer: 1,
  files: [],
  moved: [],
};

/** A site whose list of files is asked for, and answers when the test says so. */
function slowSite() {
  const answers: { come: () => void; fail: () => void }[] = [];
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve, reject) => {
      answers.push({ come: () => resolve(Response.json(MANIFEST)), fail: () => reject(new TypeError('lost')) });
    });
  });
  return answers;
}

afterEach(() => vi.unstubAllGlobals());

it('offline: a question that was lost with the line does not take back what a later one has found', async () => {
  const answers = slowSite();
  const store = offlineStore('/lost/');
  const first = store.look();
  const second = store.look();
  answers[1]?.come();
  await second;
  expect(store.get().latest).toEqual(MANIFEST);
  answers[0]?.fail();
  await first;
  expect(store.get().latest).toEqual(MANIFEST);
});

it('offline: a look that is answered late does not take back what a later one has found here', async () => {
  const name = copyPrefix('/late/') + MANIFEST.built;
  const lists: ((names: string[]) => void)[] = [];
  vi.stubGlobal('caches', {
    keys: () => new Promise((resolve) => lists.push(resolve)),
    match: () => Promise.resolve(Response.json(MANIFEST)),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(MANIFEST)));
  const store = offlineStore('/late/');
  const first = store.look();
  const second = store.look();
  lists[1]?.([name]);
  await second;
  expect(store.get().phase).toBe('kept');
  lists[0]?.([]);
  await first;
  expect(store.get().phase).toBe('kept');
});

it('offline: a later question that fails tells that the site is out of reach now', async () => {
  const answers = slowSite();
  const store = offlineStore('/gone/');
  const first = store.look();
  answers[0]?.come();
  await first;
  const second = store.look();
  answers[1]?.fail();
  await second;
  expect(store.get().latest).toBeNull();
});

it('offline: a download without space leaves the copy that another tab has kept meanwhile', async () => {
  const prefix = copyPrefix('/full/');
  const list = new Map([[`/full/${MANIFEST_FILE}`, Response.json(MANIFEST)]]);
  const kept = new Map<string, Map<string, Response>>();
  vi.stubGlobal('location', { href: 'https://docs.example/full/' });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept.keys()]),
    has: (name: string) => Promise.resolve(kept.has(name)),
    open: () => Promise.resolve({ keys: () => Promise.resolve([]) }),
    match: (path: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(kept.get(cacheName)?.get(path)?.clone()),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: (lock: object) => Promise<unknown>) => work({}) },
    storage: { estimate: () => Promise.resolve({ quota: 0, usage: 0 }) },
  });
  const newest = { ...MANIFEST, built: '2026-11-30T00:00:00.000Z', files: [['docs/gas', 1]] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(newest)));
  const store = offlineStore('/full/');
  await store.look();
  expect(store.get().phase).toBe('none');
  // Another tab has ended its download, and this one has not looked since.
  kept.set(prefix + MANIFEST.built, list);
  kept.set(prefix + newest.built, new Map());
  await store.keep();
  expect(store.get()).toMatchObject({ failure: 'full', phase: 'kept', kept: { built: MANIFEST.built } });
  expect([...kept.keys()]).toEqual([prefix + MANIFEST.built]);
});
