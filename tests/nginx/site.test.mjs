/* global fetch */
// The shipped web-server configuration in the nginx of this machine. Needs a built site.
// usage: npm run test:nginx
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { loadFreshModule } from '@docusaurus/utils';
import { startNginx } from './startNginx.mjs';

const PROJECT = path.join(import.meta.dirname, '../..');
const built = (file) => readFileSync(path.join(PROJECT, 'build', file), 'utf8');
const { REDIRECTS } = await loadFreshModule(path.join(PROJECT, 'config/redirects.ts'));

// The first target stands in for a page until it is written: one redirect at least is there to be tested.
const standIn = `${REDIRECTS[0].to}.html`.slice(1);

let server;
before(async () => {
  server = await startNginx(existsSync(path.join(PROJECT, 'build', standIn)) ? {} : { [standIn]: 'A page to come' });
});
after(() => server?.stop());

const get = (url, headers = {}) => fetch(server.origin + url, { redirect: 'manual', headers });

async function assertMoved(from, to) {
  const { status, headers } = await get(from);
  assert.deepEqual({ from, status, to: headers.get('location') }, { from, status: 301, to });
}

describe('R-ROUTE-1: a page has one address', () => {
  for (const [from, to] of [
    ['/index.html', '/'],
    ['/index', '/'],
    ['/docs.html', '/docs'],
    ['/docs/', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/welcome.html', '/docs/welcome'],
    ['/docs/welcome/', '/docs/welcome'],
    ['/docs/welcome//', '/docs/welcome'],
    ['/docs/welcome/index.html', '/docs/welcome'],
    ['/docs/welcome.html?q=gas&lang=en', '/docs/welcome?q=gas&lang=en'],
  ]) {
    test(`${from} leads to ${to}`, () => assertMoved(from, to));
  }

  for (const url of ['//example.org/', '/%2Fexample.org/', '/%5Cexample.org/', '/%0d%0aX-Y:z/']) {
    test(`${url} leads to no other site`, async () => {
      const response = await get(url);
      const target = new URL(response.headers.get('location') ?? '/', server.origin);
      assert.equal(target.origin, server.origin);
      assert.equal(response.headers.get('x-y'), null);
    });
  }
});

describe('R-ROUTE-2: pages and the not-found page', () => {
  for (const [url, file] of [
    ['/', 'index.html'],
    ['/docs', 'docs.html'],
    ['/docs/welcome', 'docs/welcome.html'],
    ['/search?q=gas', 'search.html'],
  ]) {
    test(`${url} shows its page`, async () => {
      const response = await get(url);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
      assert.equal(await response.text(), built(file));
    });
  }

  for (const url of ['/no-such-page', '/docs/welcome/more', '/404', '/404.html', '/assets', '/assets/js/gone.js']) {
    test(`${url} is not found`, async () => {
      const response = await get(url);
      assert.equal(response.status, 404);
      assert.equal(await response.text(), built('404.html'));
      assert.doesNotMatch(response.headers.get('cache-control') ?? '', /immutable/);
    });
  }
});

describe('R-ROUTE-3: redirects', () => {
  for (const { from, to } of REDIRECTS) {
    test(`${from} leads to ${to}, once that exists`, async () => {
      const { status } = await get(to);
      if (status === 404) return assert.equal((await get(from)).status, 404);
      await assertMoved(from, to);
      await assertMoved(`${from}?a=b`, `${to}?a=b`);
    });
  }

  test('one redirect at least was there to be tested', () => assertMoved(REDIRECTS[0].from, REDIRECTS[0].to));
});

describe('delivery', () => {
  const script = /src=["']?(\/assets\/js\/main\.\w+\.js)/.exec(built('index.html'))?.[1];

  test('hashed files are kept for good', async () => {
    const { status, headers } = await get(script);
    assert.equal(status, 200);
    assert.match(headers.get('cache-control'), /max-age=31536000, immutable/);
  });

  test('pages are asked for again, and sent again only when they changed', async () => {
    const first = await get('/docs/welcome');
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    const again = await get('/docs/welcome', { 'If-None-Match': first.headers.get('etag') });
    assert.equal(again.status, 304);
  });

  test('text is compressed', async () => {
    for (const url of ['/docs/welcome', script]) {
      const { headers } = await get(url, { 'Accept-Encoding': 'gzip' });
      assert.equal(headers.get('content-encoding'), 'gzip');
    }
  });
});
