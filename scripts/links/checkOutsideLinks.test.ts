import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkOutsideLinks, renderOutsideLinks } from './checkOutsideLinks';

// Another name of this machine than that under which the checker serves the site: it leaves addresses of this machine out.
const HOST = '[::1]';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '::1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A server that answers as the path says; what it was asked, by path. */
async function serve() {
  const asked = new Map<string, number>();
  const answer: RequestListener = ({ url = '' }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    const status = Number(/^\/(\d+)/.exec(url)?.[1] ?? 200);
    if (url === '/silent') return;
    // The checker asks for the head alone, and for the whole where that fails: this is once.
    if (url === '/first-500' && (asked.get(url) ?? 0) <= 2) return void response.writeHead(500).end();
    if (url === '/301-to-gone') response.writeHead(301, { location: '/404' });
    else if (status === 301) response.writeHead(301, { location: '/200' });
    else if (status === 429) response.writeHead(429, { 'retry-after': '3600' });
    else response.writeHead(status, { 'content-type': 'text/html' });
    response.end(status === 200 ? '<h1 id="here">Here</h1>' : '');
  };
  return { origin: `http://${HOST}:${await listen(createHttpServer(answer))}`, asked };
}

/** A built site with these links, by page. */
function site(pages: Readonly<Record<string, readonly string[]>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  const all = { 'index.html': Object.keys(pages).map((page) => `/${page}`), ...pages };
  for (const [page, links] of Object.entries(all)) {
    const file = join(folder, page.endsWith('.html') ? page : `${page}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, links.map((link) => `<a href="${link}">x</a>`).join('\n'));
  }
  return folder;
}

/** Answers in time also where the machine is busy: only those who wait for silence need less. */
const PATIENT = { timeout: 20_000, retries: 0 };

const check = (links: readonly string[]) =>
  checkOutsideLinks(
    site({ page: links }),
    links.some((link) => link.endsWith('/silent')) ? { ...PATIENT, timeout: 1000 } : PATIENT,
  );

describe('links to other sites', () => {
  it.each(['/200', '/204', '/301', '/200#here', '/200#made-by-a-script'])('%s is not dead', async (path) => {
    const { origin } = await serve();
    expect(await check([origin + path])).toEqual({ answered: true, dead: [], keptOut: new Map() });
  });

  it.each([
    ['/404', 'answers with 404'],
    ['/410', 'answers with 410'],
    ['/500', 'answers with 500'],
    ['/301-to-gone', 'answers with 404'],
    ['/silent', 'does not answer in time'],
  ])('%s is dead: it %s', async (path, reason) => {
    const { origin } = await serve();
    const { dead } = await check([origin + path]);
    expect(dead).toEqual([{ url: origin + path, reason, pages: ['/page'] }]);
  });

  it.each(['/401', '/403', '/429', '/999'])('%s is not known: the site keeps machines out', async (path) => {
    const { origin, asked } = await serve();
    const { dead, keptOut } = await check([origin + path]);
    expect(dead).toEqual([]);
    expect(keptOut).toEqual(new Map([[new URL(origin).host, 1]]));
    // In no case again and again, as long as the host says.
    expect(asked.get(path)).toBeLessThan(3);
  });

  it('is not dead that answers when it is asked again', async () => {
    const { origin } = await serve();
    const folder = site({ page: [`${origin}/first-500`] });
    expect((await checkOutsideLinks(folder, PATIENT)).dead).toHaveLength(1);
    const { origin: again } = await serve();
    expect((await checkOutsideLinks(site({ page: [`${again}/first-500`] }), { ...PATIENT, retries: 1 })).dead).toEqual(
      [],
    );
  });

  it('is dead where nobody listens', async () => {
    const { origin } = await serve();
    const [server] = servers.splice(0);
    await new Promise((resolve) => server?.close(resolve));
    expect(await check([`${origin}/200`])).toMatchObject({
      answered: false,
      dead: [{ reason: 'refuses connections' }],
    });
  });

  it.skipIf(spawnSync('openssl', ['version']).error)(
    'is dead behind a certificate that nobody has signed',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tls-'));
      const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string];
      const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=test'];
      execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
      const server = createHttpsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
        response.end(),
      );
      const origin = `https://${HOST}:${await listen(server)}`;
      expect((await check([`${origin}/`])).dead).toMatchObject([{ reason: 'has a certificate that browsers refuse' }]);
    },
  );

  it('are asked once, and reported once with all their pages and what to do', async () => {
    const { origin, asked } = await serve();
    const folder = site({ a: [`${origin}/404`, `${origin}/200#a`], 'b/c': [`${origin}/404`, `${origin}/200#b`] });
    const found = await checkOutsideLinks(folder, PATIENT);
    expect(renderOutsideLinks(found)).toBe(
      `1 dead link(s).\n\n- ${origin}/404 answers with 404. Find its new address, or take the link out: /a, /b/c`,
    );
    expect(asked.get('/200')).toBe(1);
  });

  it('are found on each page, also beside a folder of its name, and without a link that leads to it', async () => {
    const { origin } = await serve();
    const folder = site({ a: [`${origin}/404`], 'a/b': [`${origin}/404`], 'c/index.html': [`${origin}/404`] });
    writeFileSync(join(folder, 'index.html'), '');
    const { dead } = await checkOutsideLinks(folder, PATIENT);
    expect(dead.flatMap(({ pages }) => pages)).toEqual(['/a', '/a/b', '/c']);
  });

  it('are left out by the list of those not to be asked, and on the machine of the reader', async () => {
    const { origin, asked } = await serve();
    const folder = site({ a: [`${origin}/404`, 'http://localhost:9944', 'http://127.0.0.1:1/x'] });
    expect((await checkOutsideLinks(folder, { ...PATIENT, skip: ['/404$'] })).dead).toEqual([]);
    expect(asked.size).toBe(0);
  });
});

it('the report counts what is not known, by site', () => {
  expect(renderOutsideLinks({ dead: [], keptOut: new Map([['example.org', 3]]) })).toBe(
    '0 dead link(s).\n\nNot known, because these sites let no machines in: example.org (3).',
  );
});
