// Serves the copy of the docs that a reader keeps, where the network does not. It is registered only for readers who asked for a
// copy; pages fetch the copy and remove it (src/features/offline), so that this file need not change with the docs.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = new URL(worker.registration.scope);
const PREFIX = `docs-copy|${scope.pathname}|`;
/** How long a page may keep a reader waiting who has a copy of it. */
const PATIENCE_MS = 4000;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  // Pages that fetch a copy, or ask what is new, want the network.
  if (request.method !== 'GET' || request.cache === 'no-store' || !request.url.startsWith(scope.href)) return;
  // Storage that cannot be read, as on a full disk, must not keep a reader from the network.
  event.respondWith(answer(request).catch(() => fetch(request)));
});

/**
 * Files whose names change with their content come from the copy first, all others from the network first.
 *
 * @param {Request} request
 */
async function answer(request) {
  const copy = await newestCopy();
  if (!copy) return fetch(request);
  const { pathname, search } = new URL(request.url);
  const key = pathname.replace(/(?:\/index)?\.html$|(.)\/$/, '$1') || '/';
  const kept = () => copy.match(key === scope.pathname.slice(0, -1) ? scope.pathname : key);
  if (pathname.startsWith(`${scope.pathname}assets/`)) return (await kept()) ?? fetch(request);

  const online = fetch(request);
  const response = await Promise.race([online, patience()]).catch(() => undefined);
  if (response && response.status < 500) return response;
  const known = await kept();
  if (known) return known;
  const target = await targetOf(key, copy);
  if (target !== undefined) return Response.redirect(new URL(target + search, scope));
  const notFound = request.mode === 'navigate' && (await copy.match(`${scope.pathname}404.html`));
  // Whoever fails without a copy gets to know how.
  return online.catch((error) => {
    if (!notFound) throw error;
    return new Response(notFound.body, { status: 404, headers: notFound.headers });
  });
}

/**
 * Where the list of files says that an old address leads.
 *
 * @param {string} key
 * @param {Cache} copy
 */
async function targetOf(key, copy) {
  const list = await copy.match(`${scope.pathname}offline.json`);
  /** @type {{ moved?: [string, string][] }} */
  const { moved = [] } = (await list?.json()) ?? {};
  return moved.find(([from]) => scope.pathname + from === key)?.[1];
}

/** @returns {Promise<undefined>} */
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** The newest copy that is whole: its list of files is written last. */
async function newestCopy() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX)).sort();
  for (const name of names.reverse()) {
    // Not opened before: that would bring back, empty, what a page removes meanwhile.
    if (await caches.match(`${scope.pathname}offline.json`, { cacheName: name })) return caches.open(name);
  }
}
