import { describe, expect, it } from 'vitest';
import { answer } from './answer';
import { type HostingRules, hostingRules } from './rules';
import { headersFile, redirectsFile } from './staticHost';

const FILES = new Set([
  'index.html',
  'index.html.br',
  'index.md',
  '404.html',
  'docs/a.html',
  'docs/a.md',
  'docs/node/dev-net.html',
  'assets/js/a.0123abcd.js',
  'de/index.html',
  'de/404.html',
  'de/docs/a.html',
  'de/docs/node/dev-net.html',
  'de/assets/js/b.0123abcd.js',
]);
const ALLOWED = { search: [], assistant: [], tagManager: false, frameAncestors: [] };
const rulesFor = (baseUrl: string, siteUrl = 'https://docs.example'): HostingRules =>
  hostingRules(
    { siteUrl, baseUrl, allowed: ALLOWED },
    { files: FILES, hashes: { scripts: ['sha256-x'], styles: ['sha256-y'] } },
  );
const ask = (url: string, accept?: string, base = '/') => {
  const { status, file, headers } = answer(rulesFor(base), FILES, { url, accept });
  return [status, headers.location ?? file];
};

describe('answer', () => {
  it.each([
    ['/', [200, 'index.html']],
    ['/docs/a?q=1', [200, 'docs/a.html']],
    ['/docs/a.md', [200, 'docs/a.md']],
    ['/docs/a.html?q=1', [301, '/docs/a?q=1']],
    ['/docs/a.html?q=what?now', [301, '/docs/a?q=what?now']],
    ['/docs/a/index.html', [301, '/docs/a']],
    ['/docs//a/', [301, '/docs/a']],
    ['//docs/a', [301, '/docs/a']],
    ['//', [301, '/']],
    ['/docs/a?b=c//d', [200, 'docs/a.html']],
    ['/index.html', [301, '/']],
    ['/docs/node/local-chain?a=b', [301, '/docs/node/dev-net?a=b']],
    ['/de/', [200, 'de/index.html']],
    ['/de', [301, '/de/']],
    ['/de/index.html', [301, '/de/']],
    ['/de/docs/a/', [301, '/de/docs/a']],
    ['/de/docs/node/local-chain', [301, '/de/docs/node/dev-net']],
    ['/docs/b', [404, '404.html']],
    ['/de/docs/b', [404, 'de/404.html']],
    ['/de/404', [404, 'de/404.html']],
    ['/404', [404, '404.html']],
    ['/../etc/passwd', [404, '404.html']],
    ['/_headers', [404, '404.html']],
    ['/index.html.br', [404, '404.html']],
    ['/%zz', [400, undefined]],
    ['//evil.example/', [301, '/evil.example']],
    ['/%5Cevil.example/', [404, '404.html']],
  ])('%s', (url, expected) => {
    expect(ask(url)).toEqual(expected);
  });

  it.each([
    ['/fixture', [301, '/fixture/']],
    ['/fixture/', [200, 'index.html']],
    ['/fixture/index.html', [301, '/fixture/']],
    ['/fixture/de', [301, '/fixture/de/']],
    ['/fixture/de/', [200, 'de/index.html']],
    ['/fixture/docs/a/', [301, '/fixture/docs/a']],
    ['/fixture/docs/node/local-chain', [301, '/fixture/docs/node/dev-net']],
    ['/docs/a', [404, '404.html']],
    ['/', [404, '404.html']],
  ])('below a base path: %s', (url, expected) => {
    expect(ask(url, '', '/fixture/')).toEqual(expected);
  });

  it('takes a dot in the base path for a dot', () => {
    expect(ask('/v1.0/docs/a/', '', '/v1.0/')).toEqual([301, '/v1.0/docs/a']);
    expect(ask('/v1x0/docs/a/', '', '/v1.0/')).toEqual([404, '404.html']);
  });

  it('answers with Markdown to those who ask for it', () => {
    expect(ask('/docs/a', 'text/markdown, */*')).toEqual([200, 'docs/a.md']);
    expect(ask('/', 'text/markdown')).toEqual([200, 'index.md']);
    expect(ask('/docs/a', 'text/html, text/markdown')).toEqual([200, 'docs/a.html']);
    expect(ask('/docs/a', 'text/markdown;q=0.0')).toEqual([200, 'docs/a.html']);
    expect(ask('/docs/node/dev-net', 'text/markdown')).toEqual([200, 'docs/node/dev-net.html']);
  });

  it('says what a file is, and that a page depends on what was asked for', () => {
    const sent = (url: string) => {
      const { headers } = answer(rulesFor('/'), FILES, { url });
      return [headers['content-type'], headers.vary];
    };
    expect(sent('/docs/a')).toEqual(['text/html; charset=utf-8', 'Accept']);
    expect(sent('/docs/a.md')).toEqual(['text/markdown; charset=utf-8', 'Accept']);
    expect(sent('/assets/js/a.0123abcd.js')).toEqual(['text/javascript; charset=utf-8', undefined]);
  });

  it('has browsers ask over https alone for a year, on a site that is served so', () => {
    expect(rulesFor('/').headers['Strict-Transport-Security']).toBe('max-age=31536000');
    expect(rulesFor('/', 'http://127.0.0.1:3000').headers).not.toHaveProperty('Strict-Transport-Security');
  });

  it('sends its headers with every answer, also where there is nothing to send', () => {
    for (const url of ['/docs/a', '/docs/b', '/docs/a.html', '/%zz']) {
      expect(answer(rulesFor('/'), FILES, { url }).headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': expect.stringContaining("default-src 'self'") as string,
      });
    }
  });

  it('keeps hashed files for good, and only those', () => {
    const cached = (url: string) => answer(rulesFor('/'), FILES, { url }).headers['cache-control'];
    expect(cached('/assets/js/a.0123abcd.js')).toContain('immutable');
    expect(cached('/de/assets/js/b.0123abcd.js')).toContain('immutable');
    expect(cached('/assets/js/gone.js')).toBe('no-cache');
    expect(cached('/docs/a')).toBe('no-cache');
  });
});

describe('files for static hosts', () => {
  const headers = headersFile(rulesFor('/preview/'));

  it('give the headers to all, and long caching to hashed files', () => {
    expect(headers).toMatch(
      /^\/preview\/\*\n {2}Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-x'/,
    );
    for (const folder of ['/preview/assets/*', '/preview/de/assets/*']) {
      expect(headers).toContain(`\n${folder}\n  Cache-Control: public, max-age=31536000, immutable\n`);
    }
  });

  it('set no header twice: hosts join the values', () => {
    const blocks = headers.split(/^(?=\/)/m).map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return { path, names: lines.map((line) => line.trim().split(':', 1)[0]) };
    });
    for (const url of ['/preview/docs/a', '/preview/assets/js/a.js', '/preview/de/assets/js/b.js']) {
      const names = blocks.filter(({ path }) => url.startsWith(path.slice(0, -1))).flatMap(({ names }) => names);
      expect(new Set(names).size, url).toBe(names.length);
    }
  });

  it('hold lines that hosts accept', () => {
    // https://developers.cloudflare.com/pages/configuration/headers/: 2,000 characters a line
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('hold the redirects whose page is there', () => {
    expect(redirectsFile(rulesFor('/preview/'))).toBe(
      '/preview/docs/node/local-chain /preview/docs/node/dev-net 301\n/preview/de/docs/node/local-chain /preview/de/docs/node/dev-net 301\n',
    );
  });
});
