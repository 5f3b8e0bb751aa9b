// The shipped web-server configuration in the nginx of this machine. Needs a built site and a built fixture.
// usage: npm run test:nginx
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { createJiti } from 'jiti';
import { ask, hangUp } from './ask.mjs';
import { HAS_BROTLI, prepareSite, startNginx } from './startNginx.mjs';
import { delivery } from './suites/delivery.mjs';
import { load } from './suites/load.mjs';
import { routes } from './suites/routes.mjs';

const PROJECT = path.join(import.meta.dirname, '../..');
const { REDIRECTS } = await createJiti(import.meta.url).import('../../config/redirects.ts');
const home = readFileSync(path.join(PROJECT, 'build/index.html'), 'utf8');
const script = /(?:src|href)=["']?(\/assets\/js\/main\.\w+\.js)/.exec(home)?.[1];

const text = (kind) => `${kind} that is long enough to be worth a compressed copy.\n`.repeat(40);
/** What every site may have, whatever the pages of this one are. */
const extraFiles = {
  'docs/sample.html': `<!doctype html><title>Sample</title>${text('Text')}`,
  'docs/sample.md': text('# Markdown, ⚙️'),
  ...(existsSync(path.join(PROJECT, 'build/sw.js')) ? {} : { 'sw.js': '// A service worker' }),
};

/** Filled before the tests run. */
const started = {};
before(() => (started.site = prepareSite({ build: 'build', baseUrl: '/', extraFiles })));
after(() => {
  hangUp();
  started.site?.remove();
});

/** Starts nginx for a group of tests. */
function withNginx(options) {
  before(async () => (started.server = await startNginx(started.site, options)));
  after(async () => assert.equal(await started.server?.stop(), '', 'nginx complained'));
}

describe('nginx alone', () => {
  withNginx({ brotli: false });
  routes(started, { redirects: REDIRECTS });
  delivery(started, { script, brotli: false });
  test('the log has neither the address of a reader nor what was searched for', async () => {
    const headers = { 'user-agent': 'Reader/1', referer: 'https://elsewhere.example/' };
    await ask(`${started.server.origin}/search?q=secret`, { headers });
    // Written once the answer is sent.
    const log = path.join(started.site.dir, 'access.log');
    const line = () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .findLast((line) => line.includes('/search'));
    for (let tries = 0; tries < 50 && !line(); tries += 1) await wait(20);
    assert.match(line() ?? '', /^\S+ "GET \/search" 200 \d+ [\d.]+$/);
  });
  load(started, [
    ['/', 200],
    ['/docs/welcome', 200],
    [script, 200],
    ['/docs/welcome.html', 301],
    ['/no-such-page', 404],
  ]);
});

if (HAS_BROTLI) {
  describe('nginx with the module for brotli', () => {
    withNginx({ brotli: true });
    delivery(started, { script, brotli: true });
  });
}

describe('below a base path, with hosted services', () => {
  const below = {};
  before(async () => {
    below.site = prepareSite({
      build: 'tests/fixture/build/hosted',
      baseUrl: '/fixture/',
      env: { FRAME_ANCESTORS: 'https://tools.example.org', TAG_MANAGER_ID: 'GTM-ABC1234' },
    });
    below.server = await startNginx(below.site, { brotli: false });
  });
  after(async () => {
    await below.server?.stop();
    below.site?.remove();
  });
  const get = (url) => ask(below.server.origin + url);

  for (const [from, to] of [
    ['/fixture', '/fixture/'],
    ['/fixture/index.html', '/fixture/'],
    ['/fixture/docs/welcome.html?a=b', '/fixture/docs/welcome?a=b'],
    ['/fixture/docs/welcome/', '/fixture/docs/welcome'],
    ['/fixture/de', '/fixture/de/'],
    ['/fixture/de/index.html', '/fixture/de/'],
  ]) {
    test(`R-ROUTE-1: ${from} leads to ${to}`, async () => {
      const { status, headers } = await get(from);
      assert.deepEqual([status, headers.location], [301, to]);
    });
  }

  test('R-ROUTE-2: pages are there, and all else is the not-found page', async () => {
    for (const url of ['/fixture/', '/fixture/docs/welcome', '/fixture/de/', '/fixture/de/docs/welcome']) {
      assert.equal((await get(url)).status, 200, url);
    }
    const missing = readFileSync(path.join(below.site.files, '404.html'), 'utf8');
    for (const url of ['/', '/docs/welcome', '/fixture/no-such-page', '/fixture/404.html']) {
      const { status, body } = await get(url);
      assert.deepEqual([status, body.toString()], [404, missing], url);
    }
  });

  test('the policy allows what the settings name', async () => {
    const policy = (await get('/fixture/')).headers['content-security-policy'];
    assert.match(policy, /frame-ancestors 'self' https:\/\/tools\.example\.org$/);
    assert.match(policy, /script-src 'self' .*https:\/\/\*\.googletagmanager\.com;/);
    assert.doesNotMatch(policy.replace("style-src-attr 'unsafe-inline'", ''), /unsafe/);
  });
});
