import { copyPrefix, type Manifest, WORKER_FILE } from '../../../shared/offline/manifest';
import { readCopies, removeCopies } from './copies';
import { arrivedIn, download } from './download';
import { fetchManifest } from './manifest';

/** Why there is no copy, as far as the reader can do something about it. */
export type Failure = 'blocked' | 'full' | 'interrupted' | 'busy' | 'stuck';

export interface OfflineState {
  phase: 'looking' | 'none' | 'partial' | 'downloading' | 'kept';
  /** The copy on this device. */
  kept?: Manifest;
  /** What the site has now; `null` if it could not be reached, `undefined` before the first answer. */
  latest?: Manifest | null;
  /** Bytes that have arrived, and all bytes, while a copy is fetched. */
  progress?: { done: number; total: number };
  failure?: Failure;
}

/** The state of the copy and what can be done with it, shared by all parts of a page; pages of one browser tell each other. */
export interface OfflineStore {
  get: () => OfflineState;
  subscribe: (listener: () => void) => () => void;
  /** Looks up what is kept here and what the site has. */
  look: () => Promise<void>;
  /** Fetches a copy, goes on with one that was interrupted, or brings it up to date. */
  keep: () => Promise<void>;
  /** Stops fetching. What has arrived stays. */
  stop: () => void;
  /** Removes every file, and the worker. */
  remove: () => Promise<void>;
}

const stores = new Map<string, OfflineStore>();

/** The one store of a page. */
export function offlineStore(baseUrl: string): OfflineStore {
  const store = stores.get(baseUrl) ?? createStore(baseUrl);
  stores.set(baseUrl, store);
  return store;
}

function createStore(baseUrl: string): OfflineStore {
  const name = copyPrefix(baseUrl);
  const listeners = new Set<() => void>();
  const others = channelOf(name);
  let state: OfflineState = { phase: 'looking' };
  let running: AbortController | undefined;
  let looks = 0;
  let [asked, answered] = [0, 0];

  const set = (change: Partial<OfflineState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };

  async function lookHere() {
    const look = ++looks;
    const { kept, hasPartial } = await readCopies(baseUrl);
    // A later look knows better, also when it was answered first.
    if (look !== looks) return;
    if (running) set({ kept });
    else set({ kept, phase: kept ? 'kept' : hasPartial ? 'partial' : 'none' });
  }

  async function lookThere() {
    const number = ++asked;
    const latest = await fetchManifest(baseUrl).catch(() => null);
    // One that was asked later knows better: on a line that was lost, the first may wait for its end much longer.
    if (number < answered) return;
    answered = number;
    set({ latest });
  }

  async function fetchCopy(signal: AbortSignal) {
    const manifest = await fetchManifest(baseUrl);
    answered = ++asked;
    set({ latest: manifest, progress: { done: 0, total: manifest.bytes } });
    await checkSpace(await bytesToCome(name + manifest.built, baseUrl, manifest));
    await navigator.serviceWorker.register(baseUrl + WORKER_FILE, { scope: baseUrl }).catch((cause: unknown) => {
      // The script of the worker did not come: a matter of the network, not of what the browser allows.
      if (cause instanceof TypeError) throw cause;
      throw new DOMException(String(cause), 'SecurityError');
    });
    // Asks the browser not to drop the copy when space is short. It may refuse, and the copy is kept as long as it can be. Not waited
    // for: some browsers ask the reader, who need not answer.
    navigator.storage?.persist?.().catch(() => false);
    const onProgress = (done: number, latest: Manifest) => set({ latest, progress: { done, total: latest.bytes } });
    await download({ baseUrl, manifest, onProgress, signal });
  }

  /** Without space nothing goes on later: what has arrived would only take it. What is whole is looked up, because other tabs change it. */
  async function removePart(failure: unknown): Promise<never> {
    if (failureOf(failure) === 'full')
      await readCopies(baseUrl)
        .then(({ kept }) => removeCopies(baseUrl, kept && name + kept.built))
        .catch(() => undefined);
    throw failure;
  }

  const store: OfflineStore = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async look() {
      await Promise.all([lookHere().catch(() => set({ phase: 'none', failure: 'blocked' })), lookThere()]);
    },
    async keep() {
      if (running) return;
      const controller = (running = new AbortController());
      set({ phase: 'downloading', failure: undefined, progress: undefined });
      let failure: Failure | undefined;
      try {
        const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
          // No other tab fetches until what is left is gone.
          if (lock) await fetchCopy(controller.signal).catch(removePart);
          return lock !== null;
        });
        if (!isFree) failure = 'busy';
      } catch (error) {
        failure = controller.signal.aborted ? undefined : failureOf(error);
      }
      running = undefined;
      set({ failure, progress: undefined });
      await lookHere().catch(() => set({ phase: 'none', failure: 'blocked' }));
      others?.postMessage('changed');
    },
    stop: () => running?.abort(),
    async remove() {
      running?.abort();
      others?.postMessage('removed');
      // Whoever fetches ends first, in this page or another one, so that nothing is written after the removal.
      const removal = navigator.locks.request(name, async () => {
        await removeCopies(baseUrl);
        await (await navigator.serviceWorker.getRegistration(baseUrl))?.unregister();
      });
      const failure = await removal.then(
        () => undefined,
        (): Failure => 'stuck',
      );
      set({ failure });
      await lookHere().catch(() => set({ phase: 'none', failure: 'blocked' }));
      others?.postMessage('changed');
    },
  };

  others?.addEventListener('message', ({ data }) => {
    if (data === 'removed') return running?.abort();
    // What went wrong here is over: another page has changed the copy.
    if (!running) set({ failure: undefined });
    // The site first: the copy may now be newer than what this page knows of the site.
    void lookThere()
      .then(lookHere)
      .catch(() => undefined);
  });
  return store;
}

/** The other pages of this browser. Firefox refuses them where the reader blocks cookies: nothing is kept there, so nobody is to be told. */
function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Bytes of the files of a copy that have not arrived. */
async function bytesToCome(copy: string, baseUrl: string, { files }: Manifest): Promise<number> {
  const isHere = (await caches.has(copy)) ? await arrivedIn(await caches.open(copy), baseUrl) : () => false;
  return files.reduce((sum, [path, size]) => (isHere(path) ? sum : sum + size), 0);
}

/** @throws QuotaExceededError if the browser says beforehand that there is too little space; not all of them do */
async function checkSpace(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < bytes) throw new DOMException('Too little space.', 'QuotaExceededError');
}

function failureOf(error: unknown): Failure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' ? 'blocked' : 'interrupted';
}
