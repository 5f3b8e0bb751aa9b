import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { ask } from '../ask.mjs';

/** Addresses: one a page (R-ROUTE-1), pages and the not-found page (R-ROUTE-2), redirects (R-ROUTE-3). */
export function routes(started, { redirects }) {
  const get = (url, headers) => ask(started.server.origin + url, { headers });
  const built = (file) => readFileSync(path.join(started.site.files, file), 'utf8');

  async function assertMoved(from, to) {
    const { status, headers } = await get(from);
    assert.deepEqual({ from, status, to: headers.location }, { from, status: 301, to });
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
      ['//docs/welcome?q=a//b', '/docs/welcome?q=a//b'],
      ['/docs//welcome', '/docs/welcome'],
      ['//', '/'],
      ['/docs/welcome/index.html', '/docs/welcome'],
      ['/docs/welcome.html?q=gas&lang=en', '/docs/welcome?q=gas&lang=en'],
    ]) {
      test(`${from} leads to ${to}`, () => assertMoved(from, to));
    }

    for (const url of [
      '//example.org/',
      '/%2Fexample.org/',
      '/%5Cexample.org/',
      '/%0d%0aX-Y:z/',
      '/..%2f..%2fetc/passwd',
    ]) {
      test(`${url} leads to no other site and to no other file`, async () => {
        const { status, headers } = await get(url);
        const target = new URL(headers.location ?? '/', started.server.origin);
        assert.equal(target.origin, started.server.origin);
        assert.equal(headers['x-y'], undefined);
        assert.notEqual(status, 200);
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
        const { status, headers, body } = await get(url);
        assert.equal(status, 200);
        assert.equal(headers['content-type'], 'text/html; charset=utf-8');
        assert.equal(body.toString(), built(file));
      });
    }

    for (const url of [
      '/no-such-page',
      '/docs/welcome/more',
      '/404',
      '/404.html',
      '/assets',
      '/assets/js/gone.0123abcd.js',
      '/_headers',
      '/_redirects',
      '/docs/welcome.html.gz',
      '/docs/welcome.html.br',
      '/%00',
    ]) {
      test(`${url} is not found`, async () => {
        const { status, headers, body } = await get(url);
        // A null byte is refused before anything is looked up.
        if (url === '/%00') return assert.equal(status, 400);
        assert.equal(status, 404);
        assert.equal(body.toString(), built('404.html'));
        assert.equal(headers['cache-control'], 'no-cache');
      });
    }
  });

  describe('R-ROUTE-3: redirects', () => {
    for (const { from, to } of redirects) {
      test(`${from} leads to ${to}`, async () => {
        assert.equal((await get(to)).status, 200);
        await assertMoved(from, to);
        await assertMoved(`${from}?a=b`, `${to}?a=b`);
      });
    }
  });
}
