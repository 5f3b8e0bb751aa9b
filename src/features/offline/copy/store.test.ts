import { afterEach, expect, it, vi } from 'vitest';
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
