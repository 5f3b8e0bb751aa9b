import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask } from '../ask.mjs';

const PAGE = '/docs/welcome';
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

/** How files are sent: headers, caching, parts, conditions, kinds and compression. */
export function delivery(started, { script, brotli }) {
  const get = (url, headers, method = 'GET') => ask(started.server.origin + url, { headers, method });
  const built = (file) => readFileSync(path.join(started.site.files, file));

  describe('headers', () => {
    for (const [url, status] of [
      [PAGE, 200],
      ['/', 200],
      [script, 200],
      ['/no-such-page', 404],
      ['/docs.html', 301],
    ]) {
      test(`${url} (${status}) carries all of them, each once`, async () => {
        const { headers, status: answered } = await get(url);
        assert.equal(answered, status);
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
        assert.match(headers['permissions-policy'], /camera=\(\), .*microphone=\(\)/);
        assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
        assert.match(headers['strict-transport-security'], /^max-age=\d{8}$/);
        const policy = headers['content-security-policy'];
        assert.match(policy, /default-src 'self'; script-src 'self' 'sha256-/);
        assert.match(policy, /frame-ancestors 'self' https:\/\/idea\.gear-tech\.io$/);
        assert.doesNotMatch(policy.replace("style-src-attr 'unsafe-inline'", ''), /unsafe|\*/);
        assert.doesNotMatch(policy, /https?:(?!\/\/idea\.gear-tech\.io)/);
        assert.equal(policy.split('default-src').length, 2);
        assert.equal(headers.server, 'nginx');
      });
    }

    test('few scripts stand in pages', async () => {
      const { headers } = await get(PAGE);
      const hashes = headers['content-security-policy'].match(/sha256-/g);
      assert.ok(hashes.length <= 6, `${hashes.length} hashes`);
    });
  });

  describe('caching', () => {
    for (const [url, value] of [
      [script, 'public, max-age=31536000, immutable'],
      [PAGE, 'no-cache'],
      ['/', 'no-cache'],
      ['/sw.js', 'no-cache'],
      ['/sitemap.xml', 'no-cache'],
      ['/img/favicon.svg', 'no-cache'],
      ['/katex/katex.min.css', 'no-cache'],
    ]) {
      test(`${url}: ${value}`, async () => {
        const { status, headers } = await get(url);
        assert.equal(status, 200);
        assert.equal(headers['cache-control'], value);
      });
    }

    for (const url of [PAGE, script]) {
      test(`${url} is sent again only when it changed`, async () => {
        const first = await get(url);
        const since = first.headers['last-modified'];
        for (const condition of [{ 'if-none-match': first.headers.etag }, { 'if-modified-since': since }]) {
          const { status, headers, body } = await get(url, condition);
          assert.equal(status, 304);
          assert.equal(body.length, 0);
          assert.equal(headers['cache-control'], first.headers['cache-control']);
          assert.equal(headers.vary, first.headers.vary);
        }
        const old = new Date(Date.parse(since) - 60_000).toUTCString();
        for (const condition of [{ 'if-none-match': '"other"' }, { 'if-modified-since': old }]) {
          assert.equal((await get(url, condition)).status, 200);
        }
      });
    }
  });

  describe('methods and parts', () => {
    for (const url of [PAGE, script, '/no-such-page']) {
      test(`HEAD ${url} says what GET says, without a body`, async () => {
        const [whole, head] = [await get(url), await get(url, {}, 'HEAD')];
        assert.equal(head.body.length, 0);
        for (const { headers } of [whole, head]) delete headers.date;
        assert.deepEqual([head.status, head.headers], [whole.status, whole.headers]);
      });
    }

    for (const method of ['POST', 'PUT', 'DELETE']) {
      test(`${method} is refused`, async () => {
        assert.equal((await get(PAGE, {}, method)).status, 405);
        const hashed = await get(script, {}, method);
        assert.equal(hashed.status, 405);
        assert.equal(hashed.headers['cache-control'], 'no-cache');
      });
    }

    test('a part is sent on demand', async () => {
      const whole = built('img/social-card.png');
      const { status, headers, body } = await get('/img/social-card.png', { range: 'bytes=100-199' });
      assert.equal(status, 206);
      assert.equal(headers['content-range'], `bytes 100-199/${whole.length}`);
      assert.deepEqual(body, whole.subarray(100, 200));
      const beyond = await get('/img/social-card.png', { range: `bytes=${whole.length}-` });
      assert.equal(beyond.status, 416);
    });
  });

  describe('kinds', () => {
    for (const [url, type] of [
      [script, 'text/javascript; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/img/favicon.svg', 'image/svg+xml; charset=utf-8'],
      ['/img/social-card.png', 'image/png'],
      ['/docs/sample.md', 'text/markdown; charset=utf-8'],
    ]) {
      test(`${url} is ${type}`, async () => {
        assert.equal((await get(url)).headers['content-type'], type);
      });
    }

    for (const [accept, type] of [
      ['text/markdown', 'text/markdown'],
      ['Text/Markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
      ['application/json, text/markdown;q=0.5', 'text/markdown'],
      ['text/markdown;q=0', 'text/html'],
      ['text/html, text/markdown', 'text/html'],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
      ['*/*', 'text/html'],
    ]) {
      test(`a page for "${accept}" is ${type}`, async () => {
        const { status, headers, body } = await get('/docs/sample', { accept });
        assert.equal(status, 200);
        assert.equal(headers['content-type'], `${type}; charset=utf-8`);
        assert.match(headers.vary, /\bAccept\b/);
        assert.deepEqual(body, built(`docs/sample.${type === 'text/html' ? 'html' : 'md'}`));
      });
    }

    test('a page without Markdown is sent as it is, and a missing page stays missing', async () => {
      const { status, headers } = await get('/search', { accept: 'text/markdown' });
      assert.deepEqual([status, headers['content-type']], [200, 'text/html; charset=utf-8']);
      assert.equal((await get('/no-such-page', { accept: 'text/markdown' })).status, 404);
    });
  });

  describe(`compression ${brotli ? 'with' : 'without'} the module for brotli`, () => {
    for (const url of [PAGE, '/', '/docs', script, '/sitemap.xml', '/docs/sample.md']) {
      test(`${url} comes compressed to those who can read it`, async () => {
        const plain = await get(url);
        assert.equal(plain.headers['content-encoding'], undefined);
        for (const [accepted, encoding] of [
          ['gzip', 'gzip'],
          ['gzip, deflate, br', brotli ? 'br' : 'gzip'],
        ]) {
          const { headers, body } = await get(url, { 'accept-encoding': accepted });
          assert.equal(headers['content-encoding'], encoding);
          assert.match(headers.vary, /Accept-Encoding/);
          assert.equal(headers['content-type'], plain.headers['content-type']);
          assert.deepEqual(UNPACK[encoding](body), plain.body);
          // Made ahead: it has a length, and a strong ETag of its own.
          assert.equal(Number(headers['content-length']), body.length);
          assert.match(headers.etag, /^"/);
          const again = await get(url, { 'accept-encoding': accepted, 'if-none-match': headers.etag });
          assert.equal(again.status, 304);
        }
      });
    }

    test('what is small or compressed already comes as it is', async () => {
      const { headers } = await get('/img/social-card.png', { 'accept-encoding': 'gzip, br' });
      assert.equal(headers['content-encoding'], undefined);
    });
  });
}
